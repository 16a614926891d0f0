import type { Mock } from '@dropcatch/mock-server/browser';
import type { OperationId } from '@dropcatch/sdk/operations';
import type { FileRoutesByPath } from '@tanstack/react-router';

type World = Mock['world'];

/** What the tests over all lists know of a list. */
export interface List {
  /** The name of its table. */
  table: string;
  /** The call that reads its rows. */
  reads: OperationId;
  /** The headings of its CSV file. Absent: it has no button for one. */
  csv?: string;
  /** The heading of the column that stays in view. Absent: the table is never wider than a tablet. */
  nameColumn?: string;
  /** The labels of its filters (spec, section 2): fields, and ranges, which say theirs on a button. */
  filters?: { fields: readonly string[]; ranges?: readonly string[] };
  /** The id of a record whose dialogs show data. */
  record: (world: World) => number | string | undefined;
  /**
   * Puts a text into every field that a user can fill, of a record on the first page. Absent: only domain names show.
   * Returns the record's id.
   */
  hostile?: (world: World, text: string) => number | string;
  /**
   * A text field of its form, and the records that it edits. The record has the field in small letters. No records: it
   * only creates.
   */
  form?: {
    field: string;
    records?: (world: World) => { all: () => readonly { id: number }[] };
  };
}

/** A screen behind the sign-in. The menu and the contract say who may open it. */
export interface Screen {
  heading: string | RegExp;
  /** Absent: no record has an address of its own here. */
  list?: List;
  /** Whether the screen shows answers though it is no list. */
  showsAnswers?: boolean;
}

/** The longest name of a source in the contract. */
export const nameLength = 200;

function first<Row>(rows: { all: () => readonly Row[] }): Row {
  const [row] = rows.all();
  if (!row) throw new Error('there is none');
  return row;
}

/** The paths of the screens behind the sign-in: of the routes right below `_app`. */
type ScreenPath = {
  [Id in keyof FileRoutesByPath]: FileRoutesByPath[Id]['parentRoute'] extends { id: '/_app' }
    ? FileRoutesByPath[Id]['fullPath']
    : never;
}[keyof FileRoutesByPath];

const everyScreen: Readonly<Record<ScreenPath, Screen>> = {
  '/': { heading: /^Welcome back, \w+$/, showsAnswers: true },
  '/domains': {
    heading: 'Domain Catalog',
    list: {
      table: 'Domains',
      reads: 'domains/list',
      nameColumn: 'Domain',
      filters: {
        fields: ['Search Domain', 'TLD', 'Char Type', 'Length'],
        ranges: ['Drop Dates: 20 Nov onwards', 'Price: Any'],
      },
      record: () => 'reachtideloud.com',
    },
  },
  '/domains/watchlist': { heading: 'My Watchlist' },
  '/domains/lookup': { heading: 'Look Up Domains' },
  '/released': {
    heading: 'Released Domains',
    list: {
      table: 'Released domains',
      reads: 'releasedDomains/list',
      csv: 'Domain,TLD,Length,Release Date,Availability,Last Checked',
      nameColumn: 'Domain',
      filters: { fields: ['Domain', 'TLD', 'Char Type'], ranges: ['Release Dates: Any'] },
      record: () => 1,
    },
  },
  '/orders': {
    heading: 'Orders Management',
    list: {
      table: 'Orders',
      reads: 'orders/list',
      csv: 'ID,Domain,Drop Date,Status,Price,Payment,User,Created',
      nameColumn: 'Domain',
      filters: { fields: ['Status', 'Domain Search'] },
      record: ({ store }) => first(store.orders).id,
    },
  },
  '/drops': { heading: 'Drop Board' },
  '/payments': { heading: 'Payments' },
  '/invoices': { heading: 'Invoices' },
  '/managers': { heading: 'Managers' },
  '/profile': { heading: 'Profile', showsAnswers: true },
  '/settings': { heading: 'Settings' },
  '/users': {
    heading: 'User Management',
    list: {
      table: 'Users',
      reads: 'adminUsers/list',
      csv: 'User,Role,Contact,Manager,Status,Created',
      nameColumn: 'User',
      filters: { fields: ['Search', 'Role', 'Manager'] },
      record: () => 9,
      hostile({ store }, text) {
        const user = store.users.all().at(-1) ?? first(store.users);
        return Object.assign(user, {
          first_name: text,
          company: text,
          phone: text,
          permissions: { [text]: true },
        }).id;
      },
      form: { field: 'Company', records: ({ store }) => store.users },
    },
  },
  '/epp-accounts': {
    heading: 'EPP Accounts',
    list: {
      table: 'EPP Accounts',
      reads: 'eppAccounts/list',
      csv: 'Name,Category,Username,Manager,SSL,Status',
      nameColumn: 'Name',
      record: ({ store }) => first(store.eppAccounts).id,
      hostile({ store }, text) {
        Object.assign(first(store.eppCategories), { name: text });
        Object.assign(store.users.get(2) ?? {}, { company: text });
        const account = first(store.eppAccounts);
        return Object.assign(account, { name: text, username: text, manager_id: 2 }).id;
      },
      form: { field: 'Name', records: ({ store }) => store.eppAccounts },
    },
  },
  '/epp-logs': {
    heading: 'EPP Logs',
    list: {
      table: 'EPP Logs',
      reads: 'eppLogs/list',
      csv: 'Time,Account,Command,Object,Result,Code,Duration',
      filters: {
        fields: ['Registrar', 'Command', 'Result', 'Account', 'Object'],
        ranges: ['Dates: Any'],
      },
      record: ({ store }) => first(store.eppLogs).id,
      hostile({ store }, text) {
        const log = store.eppLogs.all().at(-1) ?? first(store.eppLogs);
        const texts = { registrar: text, names: [text], client: text, trouble: text };
        return Object.assign(log, texts).id;
      },
    },
  },
  '/epp-tools': { heading: 'EPP Tools', showsAnswers: true },
  '/audit-logs': {
    heading: 'Audit Logs',
    list: {
      table: 'Audit Logs',
      reads: 'auditLogs/list',
      csv: 'Date,User,Action,Resource,Result,IP Address,Error',
      filters: { fields: ['Scope', 'Action', 'Resource', 'Result'] },
      record: ({ store }) => first(store.auditLogs).id,
      hostile: ({ store }, text) =>
        store.auditLogs.add({
          created_at: '2026-11-20T11:59:59Z',
          actor: text,
          actor_id: 1,
          action: text,
          resource_type: 'Order',
          resource_id: 1842,
          success: false,
          ip_address: text,
          error_message: text,
          details: { [text]: text, changes: { [text]: { from: text, to: text } } },
        }).id,
    },
  },
  '/epp-categories': {
    heading: 'EPP Registrar Categories',
    list: {
      table: 'EPP Registrar Categories',
      reads: 'eppCategories/list',
      csv: 'Name,EPP Server,Port,TLDs,SSL Required,Timeout,Status',
      nameColumn: 'Name',
      record: ({ store }) => first(store.eppCategories).id,
      hostile({ store }, text) {
        const category = first(store.eppCategories);
        const texts = { name: text, description: text, supported_tlds: [text, 'com'] };
        return Object.assign(category, texts).id;
      },
      form: { field: 'Description', records: ({ store }) => store.eppCategories },
    },
  },
  '/sources': {
    heading: 'Sources Management',
    list: {
      table: 'Sources',
      reads: 'sources/list',
      csv: 'Name,Type,Format,EPP Categories,Status,Schedule,Last Import,Total Domains',
      nameColumn: 'Name',
      record: ({ store }) => first(store.sources).id,
      hostile({ store }, text) {
        Object.assign(first(store.eppCategories), { name: text });
        const url = `https://a.example/${text.slice(0, 2000)}`;
        const texts = { name: text.slice(0, nameLength), description: text, url };
        return Object.assign(first(store.sources), texts).id;
      },
      form: { field: 'Description', records: ({ store }) => store.sources },
    },
  },
  '/data-sources': {
    heading: 'Data Sources - External API sources for domain enrichment',
    list: {
      table: 'Data Sources',
      reads: 'dataSources/list',
      csv: 'Name,API URL,Method,Format,Status',
      nameColumn: 'Name',
      record: ({ store }) => first(store.dataSources).id,
      hostile({ store }, text) {
        const api_url = `https://a.example/{DOMAIN}?${text.slice(0, 2000)}`;
        const texts = { name: text.slice(0, nameLength), description: text, api_url };
        return Object.assign(first(store.dataSources), texts).id;
      },
      form: { field: 'Description', records: ({ store }) => store.dataSources },
    },
  },
  '/schedulers': {
    heading: 'Scheduler Management',
    list: {
      table: 'Active Jobs',
      reads: 'scheduler/jobs',
      csv: 'Job,Health,Next Run (UTC)',
      record: ({ store }) => first(store.schedulerJobs).job_id,
      hostile({ store }, text) {
        const job = store.schedulerJobs.find(({ record }) => record !== undefined);
        if (!job?.record) throw new Error('no job has run');
        job.name = text;
        job.record.last_error = text;
        return job.job_id;
      },
    },
  },
  '/news': {
    heading: 'News Management',
    list: {
      table: 'News',
      reads: 'news/list',
      csv: 'Title,Summary,Status,Author,Created,Published',
      nameColumn: 'Title',
      record: ({ store }) => first(store.news).id,
      hostile: ({ store }, text) =>
        store.news.add({
          title: text,
          content: text,
          summary: text,
          is_published: true,
          created_at: '2026-11-20T11:59:00Z',
          published_at: '2026-11-20T11:59:30Z',
          author_id: 1,
        }).id,
      form: { field: 'Title', records: ({ store }) => store.news },
    },
  },
};

/** All screens. A new one needs an entry here, and is then in every test that walks over screens, lists or forms. */
export const screens: Readonly<Record<string, Screen>> = everyScreen;

/** The screens with a list, by path. */
export const lists = Object.entries(screens).flatMap(([path, { list }]) =>
  list ? [{ path, ...list }] : [],
);
