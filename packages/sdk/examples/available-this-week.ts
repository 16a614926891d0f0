import { createClient } from '@dropcatch/sdk';
const { DROPCATCH_URL = '', DROPCATCH_EMAIL = '', DROPCATCH_PASSWORD = '' } = process.env;
const client = createClient({ baseUrl: DROPCATCH_URL });
await client.auth.login({ email: DROPCATCH_EMAIL, password: DROPCATCH_PASSWORD });
const day = (days: number) => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);
const week = { drop_date_from: day(0), drop_date_to: day(6), per_page: 50 };
const { domains } = await client.domains.list(week);
const body = { account_id: 1, domains: domains.map(({ domain }) => domain) };
for await (const event of await client.eppTools.checkDomains(body))
  if (event.type === 'result' && event.status === 'available') console.log(event.domain);
