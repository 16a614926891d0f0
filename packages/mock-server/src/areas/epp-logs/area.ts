import { makeBrand } from '../../world/catalogue/names.ts';
import { defineArea } from '../area.ts';
import { eppLogs } from './handlers.ts';
import { eppLogRow } from './log.ts';
import { seedEppLogs } from './seed.ts';

export const eppLogsArea = defineArea<'eppLogs'>({
  handlers: eppLogs,
  seed: (world, rng, { eppPerDay }) => seedEppLogs(world, rng.derive('epp-logs'), eppPerDay),
  ordinary: {
    eppLogs: ({ store, clock, rng, first }, { account_id = 0 }, id) => {
      const account = store.eppAccounts.get(account_id) ?? first('eppAccounts');
      const draw = rng.derive(`create/epp-log/${id}`);
      const names = [`${makeBrand(draw)}.com`];
      const entry = { at: clock.now(), command: 'check', code: 1000, names } as const;
      return eppLogRow(store, account, entry, draw);
    },
  },
});
