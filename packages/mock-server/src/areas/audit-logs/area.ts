import { newAuditEntry, signedIn } from '../activity.ts';
import { defineArea } from '../area.ts';
import { ADMIN_ID } from '../users/people.ts';
import { auditLogs } from './handlers.ts';
import { seedAudit } from './seed.ts';

export const auditLogsArea = defineArea<'auditLogs'>({
  handlers: auditLogs,
  seed: (world, rng, sizes) => seedAudit(world, rng.derive('audit'), sizes.audit),
  ordinary: {
    auditLogs: (world, { actor_id = ADMIN_ID }) => {
      const username = world.store.users.get(actor_id ?? 0)?.username;
      const actor = { id: actor_id ?? 0, username: username ?? '' };
      return { ...newAuditEntry(world, actor, signedIn(actor)), actor: username ?? null, actor_id };
    },
  },
});
