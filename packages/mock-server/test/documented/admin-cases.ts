import type { Case } from './case.ts';

const OWN = { email: 'own@example.com', username: 'own', password: 'correct-horse' };
const ANY = { email: 'any@example.com', username: 'any', password: 'correct-horse' };
const TAKEN = { email: 'admin@dropcatch.test', username: 'taken', password: 'correct-horse' };
const CHANGE = { email: 'changed@example.com', username: 'changed' };
const ARTICLE = { title: 'Maintenance', content: 'From 01:00 to 02:00 UTC.' };

/** Users: 9 belongs to another manager, 57 is a manager without duties, and these cases create 65 and 66. */
const USERS: readonly Case[] = [
  [200, 'admin', 'GET', '/managers'],
  [200, 'admin', 'GET', '/admin/managers'],
  [200, 'manager', 'GET', '/users?search=a&page=2'],
  [400, 'manager', 'GET', '/users?per_page=251'],
  [201, 'manager', 'POST', '/users', OWN],
  [400, 'manager', 'POST', '/users', { ...OWN, password: 'short' }],
  [409, 'manager', 'POST', '/users', OWN],
  [200, 'manager', 'PUT', '/users/65', CHANGE],
  [400, 'manager', 'PUT', '/users/65', { username: 'no-email' }],
  [404, 'manager', 'PUT', '/users/9', CHANGE],
  [409, 'manager', 'PUT', '/users/65', { ...CHANGE, email: TAKEN.email }],
  [200, 'manager', 'DELETE', '/users/65'],
  [400, 'manager', 'DELETE', '/users/all'],
  [404, 'manager', 'DELETE', '/users/9'],
  [200, 'admin', 'GET', '/admin/users?role=manager'],
  [400, 'admin', 'GET', '/admin/users?role=king'],
  [201, 'admin', 'POST', '/admin/users', ANY],
  [400, 'admin', 'POST', '/admin/users', { ...OWN, manager_id: 9 }],
  [409, 'admin', 'POST', '/admin/users', TAKEN],
  [200, 'admin', 'PUT', '/admin/users/66', { ...CHANGE, role: 'manager' }],
  [400, 'admin', 'PUT', '/admin/users/66', { ...CHANGE, role: 'king' }],
  [404, 'admin', 'PUT', '/admin/users/61', CHANGE],
  [409, 'admin', 'PUT', '/admin/users/66', { ...CHANGE, username: 'admin' }],
  [200, 'admin', 'DELETE', '/admin/users/66'],
  [400, 'admin', 'DELETE', '/admin/users/0'],
  [404, 'admin', 'DELETE', '/admin/users/61'],
  [409, 'admin', 'DELETE', '/admin/users/1'],
];

/** The seed has 26 articles. */
const NEWS: readonly Case[] = [
  [200, 'user', 'GET', '/news'],
  [400, 'user', 'GET', '/news?include_unpublished=maybe'],
  [201, 'admin', 'POST', '/news', ARTICLE],
  [400, 'admin', 'POST', '/news', { ...ARTICLE, content: 'x'.repeat(10_001) }],
  [200, 'admin', 'PUT', '/news/27', { ...ARTICLE, is_published: true }],
  [400, 'admin', 'PUT', '/news/27', { title: 'No text' }],
  [404, 'admin', 'PUT', '/news/999', ARTICLE],
  [200, 'admin', 'PUT', '/news/27/publish', { is_published: false }],
  [400, 'admin', 'PUT', '/news/27/publish', {}],
  [404, 'admin', 'PUT', '/news/999/publish', { is_published: true }],
  [200, 'admin', 'DELETE', '/news/27'],
  [400, 'admin', 'DELETE', '/news/-1'],
  [404, 'admin', 'DELETE', '/news/27'],
];

const OPERATIONS: readonly Case[] = [
  [200, 'admin', 'GET', '/audit-logs?success=false&scope=own'],
  [400, 'admin', 'GET', '/audit-logs?scope=mine'],
  [200, 'admin', 'GET', '/audit-logs/stats'],
  [200, 'admin', 'GET', '/scheduler/health'],
  [200, 'admin', 'GET', '/scheduler/jobs'],
  [200, 'admin', 'POST', '/scheduler/reload'],
  [200, 'admin', 'POST', '/scheduler/reload/sources'],
  [400, 'admin', 'POST', '/scheduler/reload/%20'],
  [404, 'admin', 'POST', '/scheduler/reload/gardening'],
  [200, 'admin', 'POST', '/scheduler/jobs/refresh_stats/run'],
  [400, 'admin', 'POST', `/scheduler/jobs/${'x'.repeat(201)}/run`],
  [404, 'admin', 'POST', '/scheduler/jobs/nothing/run'],
  [409, 'admin', 'POST', '/scheduler/jobs/refresh_stats/run'],
];

/** The cases of the administration: users, news, audit log and scheduler. */
export const adminCases: readonly Case[] = [...USERS, ...NEWS, ...OPERATIONS];
