export { type DropList, DropListError, parseDropList } from './world/drop-list/drop-list.ts';
export { createMock, ContractViolation, type Mock } from './mock/mock.ts';
export type { MockOptions } from './mock/options.ts';
export type { Fault } from './engine/fault-kinds.ts';
export type { JournalEntry } from './engine/journal.ts';
export { type RequestMatch, VerificationError } from './engine/request-match.ts';
export type { OwnScenario, Scenario } from './mock/scenarios.ts';
export { type MockState, StateError } from './mock/state.ts';
export type { World } from './world/world.ts';
