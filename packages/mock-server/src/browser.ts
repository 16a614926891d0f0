export { createMock, ContractViolation, type Mock, type MockOptions } from './mock.ts';
export { mswHandlers } from './msw.ts';
