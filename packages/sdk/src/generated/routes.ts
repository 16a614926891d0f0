// Generated from openapi/console.yaml by packages/sdk-codegen (pnpm run fix). Do not edit.

/**
 * What drives the client. For each area the path that all its calls begin with, then an entry for each method: name, HTTP method, the
 * rest of the path with `{}` for values, `?` for a query or `!` for a body, how the answer is treated, rows on a full page
 * and the timeout. `~` is the area's or the method's name in kebab case. So compact because it is part of every bundle; `route.ts` reads it.
 */
export const routes = {
  auth: '/~,login POST /~ ! login,register POST /~ ! login,refresh POST /~  refresh,logout POST /~  logout,profile GET /~,updateProfile PUT /profile !,changePassword PUT /password !',
  notifications: '/~,list GET  ? notifications,stats GET /~,markAllRead PUT /~,markRead PUT /{}/read',
  dashboard: '/~,stats GET /~,systemHealth GET /~',
  domains: '/~,list GET  ? domains,stats GET /~ ?,tlds GET /~,export POST /~ ! file,order POST /~ !,watch POST /watchlist !,unwatch DELETE /watchlist/{}',
  orders: '/~,list GET  ? orders,stats GET /~,get GET /{},updateStatus PUT /{}/status !,updatePayment PUT /{}/payment !,restart PUT /{}/~',
  eppCategories: '/epp,list GET /categories,create POST /categories !,update PUT /categories/{} !,delete DELETE /categories/{},settings GET /settings/{},updateSettings PUT /settings/{} !',
  eppAccounts: '/epp,list GET /accounts ?,create POST /accounts !,update PUT /accounts/{} !,delete DELETE /accounts/{},test POST /accounts/{}/~    330,connect POST /accounts/{}/~    330,disconnect POST /accounts/{}/~,settings GET /account-settings/{},updateSettings PUT /account-settings/{} !,startTestCatch POST /accounts/{}/test-catch/start !,startOrdersTestCatch POST /accounts/{}/test-catch/start-orders !,testCatchStatus GET /accounts/{}/test-catch/status,stopTestCatch POST /accounts/{}/test-catch/stop,testCatchDates GET /accounts/{}/test-catch/available-dates,startRealCatch POST /accounts/{}/real-catch/start-manual !   330,stopRealCatch POST /accounts/{}/real-catch/stop,realCatchStatus GET /accounts/{}/real-catch/status',
  eppLogs: '/epp/logs,list GET  ? logs,stats GET /~,get GET /{}',
  eppTools: '/epp/tools/domain-check,checkDomains POST  ! stream  330',
  managers: ',list GET /managers,listForUsers GET /admin/managers',
  sources: '/~,list GET,create POST  !,update PUT /{} !,delete DELETE /{},test POST /{}/~    600,import POST /{}/~ !   600,schedule POST /{}/~ !,history GET /{}/~,dataStats GET /{}/~,deleteData POST /{}/~ !',
  users: '/~,list GET  ? users,create POST  !,update PUT /{} !,delete DELETE /{}',
  adminUsers: '/admin/users,list GET  ? users,create POST  !,update PUT /{} !,delete DELETE /{}',
  auditLogs: '/~,list GET  ? logs,stats GET /~',
  news: '/~,list GET  ? news,create POST  !,update PUT /{} !,delete DELETE /{},publish PUT /{}/~ !',
  scheduler: '/~,health GET /~,jobs GET /~,reload POST /~,reloadCategory POST /reload/{},runJob POST /jobs/{}/run',
  releasedDomains: '/~,list GET / ? domains,stats GET /~,eppAccounts GET /~,quickCheck POST /~,check POST /~ !,cancelCheck POST /check/{}/cancel,checkProgress GET /check/{}/progress,progress GET /progress/{},populate POST /~ !',
  dataSources: '/~,list GET /,create POST / !,update PUT /{} !,delete DELETE /{},stats GET /~,progress GET /~,browse GET /{}/~ ? data 50,createTable POST /{}/~,test POST /{}/~ !   90,analyze POST /~ !',
};
