import type { CheckedCall } from '../call/checked-call.ts';
import type { AnyAnswer } from '../call/handler.ts';
import type { OperationId } from '../generated/operations.ts';
import { handlers } from './handlers.ts';

type AnyHandler = (call: CheckedCall) => AnyAnswer | Promise<AnyAnswer>;

// The one place where types end: that a checked request has the types of its operation is what the
// contract check guarantees, and TypeScript cannot know.
const table = handlers as unknown as Readonly<Record<OperationId, AnyHandler>>;

/** What the handler of an operation answers. */
export function answerOf(
  operation: OperationId,
  call: CheckedCall,
): AnyAnswer | Promise<AnyAnswer> {
  return table[operation](call);
}
