import type { User } from '@dropcatch/sdk';
import type * as v from 'valibot';
import { text } from '../../input/input.ts';
import { recordOf } from './record.ts';

/** The manager is looked up. The password is in clear text, because this is a mock. */
export const users = recordOf<User>('User')({ lookedUp: ['manager'], own: { password: text } });

export type StoredUser = v.InferOutput<typeof users>;
