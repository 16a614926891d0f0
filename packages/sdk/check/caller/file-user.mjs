/** A process that uses the session in a file. Several run at once. */
import { createClient } from '@dropcatch/sdk';
import { fileTokens } from './file-session.mts';

const client = createClient({ tokens: fileTokens('session.json') });
for (let call = 0; call < 20; call++) await client.orders.get(1);
