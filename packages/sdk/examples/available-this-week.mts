import { createClient } from '@dropcatch/sdk';
const { DROPCATCH_URL = '', DROPCATCH_EMAIL = '', DROPCATCH_PASSWORD = '' } = process.env;
const client = createClient({ baseUrl: DROPCATCH_URL });
await client.auth.login({ email: DROPCATCH_EMAIL, password: DROPCATCH_PASSWORD });
const [from, to] = [-3, 3].map((day) => new Date(Date.now() + day * 864e5).toJSON().slice(0, 10));
const week = { tld: 'com', drop_date_from: from, drop_date_to: to, per_page: 50 };
const { domains } = await client.domains.list(week);
const body = { account_id: 1, domains: domains.map(({ domain }) => domain) };
for await (const event of await client.eppTools.checkDomains(body))
  if (event.type === 'result' && event.status === 'available') console.log(event.domain);
