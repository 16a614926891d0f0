import { expect } from 'vitest';
import { all, pluralize, distinct, isDescending, type Look, total } from './read.ts';

/**
 * Checks the EPP log of staff: its figures and filters, that managers see their own rows, and that no name is
 * registered twice.
 */
export const lookAtEppLog: Look = async (service) => {
  for (const { caller, user } of service.people()) {
    if (user.role === 'user') continue;
    const logs = await all(service, caller, 'eppLogs/list', 'logs');
    const { stats } = await service.get(caller, 'eppLogs/stats');
    expect(stats.total_logs).toBe(logs.length);
    expect(stats.unique_registrars).toBe(distinct(logs.map((row) => row.registrar_name)).length);
    const good = await total(service, caller, 'eppLogs/list', { success: 1 });
    const bad = await total(service, caller, 'eppLogs/list', { success: 0 });
    expect(good + bad).toBe(logs.length);
    expect(stats.success_rate).toBeCloseTo((100 * good) / Math.max(1, logs.length), 0);
    expect(isDescending(logs.map(({ timestamp }) => timestamp))).toBe(true);
    expect(distinct(logs.map(({ log_id }) => log_id))).toHaveLength(logs.length);
    const created = logs
      .filter(({ command, status_code }) => command === 'create' && status_code === 1000)
      .map(({ object_name }) => String(object_name));
    expect(distinct(created)).toEqual(created.toSorted());
  }
};

/** Checks the articles: admins see drafts, everybody sees published ones. */
export const lookAtNews: Look = async (service) => {
  const drafts = { include_unpublished: true };
  for (const { caller, user } of service.people()) {
    const news = await all(service, caller, 'news/list', 'news', drafts);
    const published = await all(service, caller, 'news/list', 'news');
    expect(published).toEqual(news.filter(({ is_published }) => is_published));
    if (user.role !== 'admin') expect(news).toEqual(published);
    expect(isDescending(news.map(({ created_at }) => created_at))).toBe(true);
    for (const { id, is_published, published_at, created_at } of news) {
      expect([id, published_at !== null]).toEqual([id, is_published]);
      expect(published_at === null || published_at >= created_at).toBe(true);
    }
  }
};

/** Checks the audit log and its figures. */
export const lookAtAuditLog: Look = async (service) => {
  for (const { caller, user } of service.people()) {
    if (user.role !== 'admin') continue;
    const { stats } = await service.get(caller, 'auditLogs/stats');
    if (stats.total_logs === 0) continue;
    const logs = await all(service, caller, 'auditLogs/list', 'logs');
    const good = await total(service, caller, 'auditLogs/list', { success: true });
    const own = await total(service, caller, 'auditLogs/list', { scope: 'own' });
    expect(stats).toEqual({
      total_logs: logs.length,
      success_count: good,
      failure_count: logs.length - good,
    });
    expect(own).toBe(logs.filter(({ actor_id }) => actor_id === user.id).length);
    expect(isDescending(logs.map(({ created_at }) => created_at))).toBe(true);
    for (const { id, success, error_message } of logs) {
      expect([id, error_message === null]).toEqual([id, success]);
    }
  }
};

/** Checks the scheduler's jobs in both lists and in the figures. */
export const lookAtScheduler: Look = async (service) => {
  for (const { caller, user } of service.people()) {
    if (user.role !== 'admin') continue;
    const { jobs } = await service.get(caller, 'scheduler/jobs');
    const health = await service.get(caller, 'scheduler/health');
    const ids = jobs.map(({ id }) => id);
    expect(health.total_jobs).toBe(ids.length);
    expect(distinct(ids)).toHaveLength(ids.length);
    const parts = Object.values(health.categories);
    expect(parts.reduce((sum, part) => sum + part.total, 0)).toBe(ids.length);
    for (const { total: whole, healthy, failing } of parts) {
      expect(healthy + failing).toBeLessThanOrEqual(whole);
    }
    for (const { job_id } of health.jobs) expect(ids).toContain(job_id);
    const now = service.mock.clock.iso();
    for (const { id, next_run } of jobs)
      expect([id, next_run === null || next_run >= now]).toEqual([id, true]);
    const started = pluralize(
      health.jobs.map(({ last_run }) => String(last_run !== null && last_run > now)),
    );
    expect(started['true'] ?? 0).toBe(0);
  }
};

/** Checks sources and data sources: their counts, histories and rows. */
export const lookAtSources: Look = async (service) => {
  for (const { caller, user } of service.people()) {
    const { sources: apis } = await service.get(caller, 'dataSources/list');
    if (user.role !== 'admin') continue;
    const { sources } = await service.get(caller, 'sources/list');
    for (const { id } of sources) {
      const { history } = await service.get(caller, 'sources/history', { id });
      expect(isDescending(history.map(([, started]) => started))).toBe(true);
      const stats = await service.get(caller, 'sources/dataStats', { id });
      const days = stats.date_distribution.map(({ count }) => count);
      expect(stats.total_records).toBe(days.reduce((sum, count) => sum + count, 0));
    }
    const { total_domains, per_source } = await service.get(caller, 'dataSources/stats');
    expect(total_domains).toBe(await total(service, caller, 'domains/list'));
    expect(per_source.map(({ id }) => id)).toEqual(apis.map(({ id }) => id));
    for (const { id, enriched } of per_source) {
      expect(enriched).toBeLessThanOrEqual(total_domains);
      const rows = await service.get(caller, 'dataSources/browse', { id, per_page: 250 });
      expect(rows.data).toHaveLength(Math.min(250, rows.total));
    }
  }
};
