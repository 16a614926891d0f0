/** A process that uses the session in a file. Several run at once. */
import { createClient } from '@dropcatch/sdk';
import { fileTokens } from './file-session.mts';

const headers = { 'x-process': String(process.pid) };
const client = createClient({ tokens: fileTokens('session.json'), headers });
for (let call = 0; call < 20; call++) await client.orders.get(1);
