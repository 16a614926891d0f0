export { type DropList, DropListError, parseDropList } from './drop-list/drop-list.ts';
export { createMock, ContractViolation, type Mock, type MockOptions } from './mock.ts';
export { type MockState, StateError } from './state/state.ts';
export { mswHandlers } from './fetch/msw.ts';
