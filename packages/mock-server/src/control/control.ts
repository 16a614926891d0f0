import { BodyTooLarge, type Exchange, jsonReply, MAX_BODY, type Reply } from '../exchange.ts';
import type { Mock } from '../mock.ts';
import { ControlError } from './input.ts';
import { routes } from './routes.ts';

/** Where the control API lives on the host; it is no part of the service's contract. */
export const CONTROL_BASE = '/__mock';

/** The largest state, in characters: one is some megabytes, one of the scenario `huge` 125. */
const MAX_STATE = 400_000_000;

async function readBody(exchange: Exchange, most: number): Promise<unknown> {
  const text = await exchange.text(most);
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlError('The body is not valid JSON');
  }
}

/** Answers a call of the control API: a JSON answer, or a 4xx with the reason. */
export async function control(mock: Mock, exchange: Exchange): Promise<Reply> {
  const [name = '', id] = exchange.path.slice(CONTROL_BASE.length + 1).split('/');
  const known = routes.get(name === '' ? 'status' : name);
  if (known === undefined) {
    const error = `No such call: try ${[...routes.keys()].join(', ')}`;
    return jsonReply(404, { error });
  }
  const answer = known.get(exchange.method);
  if (answer === undefined) {
    const allow = [...known.keys()].join(', ');
    return jsonReply(405, { error: `${name} knows ${allow}` }, { allow });
  }
  try {
    const body = await readBody(exchange, name === 'state' ? MAX_STATE : MAX_BODY);
    return jsonReply(200, answer({ mock, id, body }));
  } catch (error) {
    if (error instanceof ControlError) return jsonReply(error.status, { error: error.message });
    if (error instanceof BodyTooLarge) return jsonReply(413, { error: error.message });
    throw error;
  }
}
