import type {
  CheckProgress,
  CheckProgressAnswer,
  CheckSession,
  ReleasedDomainList,
  ReleasedDomainStatsAnswer,
} from '@dropcatch/sdk';
import type { StoredReleasedDomain } from '../../src/world/records/released-domains.ts';
import { AdminTest } from './admin.ts';

/** The day before the time of the tests. Its domains are not checked yet. */
export const YESTERDAY = '2026-11-19';

/** An admin who works with released domains. */
export class ReleasedTest extends AdminTest {
  list(query = ''): Promise<ReleasedDomainList> {
    return this.get(`/released-domains/?${query}`);
  }

  stats(): Promise<ReleasedDomainStatsAnswer> {
    return this.get('/released-domains/stats');
  }

  /** Starts a check. Returns the id of its session. */
  async start(date: string, account: number): Promise<string> {
    const body = { release_date: date, epp_account_id: account };
    const path = '/released-domains/check';
    return (await this.get<CheckSession>(path, 'POST', body)).session_id;
  }

  async progress(id: string): Promise<CheckProgress> {
    const path = `/released-domains/check/${id}/progress`;
    return (await this.get<CheckProgressAnswer>(path)).progress;
  }

  /** The stored rows of a release day. */
  rowsOf(date: string): StoredReleasedDomain[] {
    return this.mock.world.store.releasedDomains.filter(
      ({ release_date }) => release_date === date,
    );
  }
}
