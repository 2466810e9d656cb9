import type { Parts } from '../support/trialOf.ts';
import type { Attack } from './attack.ts';

/**
 * A row about a configuration that changes between the question and the trial: nothing is sent, and the user is asked
 * again, with these words.
 */
export type TrialAttack = Attack<Parts, { says: string }>;

const child = { endpoint: 'users/{id}/posts', dataType: 'posts', placeholders: { id: 'id' } };
const login = {
  type: 'login',
  loginRequest: { endpoint: 'login', method: 'POST', params: { user: 'me' } },
  apiRequest: { headers: { 'X-Token': 'token' } },
};
const users = { endpoint: 'users', dataType: 'users' };
const same = 'It begins with GET "/v1/users". ';

const rows: readonly [name: string, changed: Parts, says: string][] = [
  ['the method', { job: { method: 'POST' } }, 'It begins with POST "/v1/users". '],
  ['the method, to a form', { job: { method: 'FORM' } }, 'It begins with POST "/v1/users". '],
  ['the path', { job: { endpoint: 'users/1/delete' } }, 'It begins with GET "/v1/users/1/delete". '],
  ['the path, to one at the root', { job: { endpoint: '/admin' } }, 'It begins with GET "/admin". '],
  ['the whole address', { job: { endpoint: 'URL/admin?x=1' } }, 'It begins with GET "/admin". '],
  ['the query of an endpoint', { job: { endpoint: 'users?all=1' } }, same],
  ['the base address', { api: { baseUrl: 'URL/admin/' } }, 'It begins with GET "/admin/users". '],
  ['the host', { api: { baseUrl: 'http://127.0.0.1:9/v1/' } }, 'requests to http://127.0.0.1:9, '],
  ['a parameter', { job: { params: { state: 'closed' } } }, same],
  ['a body', { job: { method: 'POST', params: { state: 'closed' } } }, 'It begins with POST "/v1/users". '],
  ['a header', { api: { http: { headers: { 'X-Role': 'admin' } } } }, same],
  ['a header of the configuration', { config: { http: { headers: { 'X-Role': 'admin' } } } }, same],
  ['the parameters of all requests', { api: { http: { defaultOptions: { params: { all: 1 } } } } }, same],
  ['the paging', { api: { pagination: { method: 'offset', limit: 1 } } }, same],
  ['a child', { job: { children: [child] } }, 'GET "/v1/users", GET "/v1/users/‹ id of a record of users ›/posts". '],
  [
    'the method of a child',
    { job: { children: [{ ...child, method: 'POST' }] } },
    'POST "/v1/users/‹ id of a record of users ›/posts". ',
  ],
  ['the login', { api: { authentication: login } }, 'It begins with POST "/v1/login", GET "/v1/users". '],
  ['a function', { job: { params: { state: { function: 'md5', args: ['x'] } } } }, same],
  ['an attribute', { config: { state: 'x' } }, same],
  ['another job', { config: { jobs: [users, { endpoint: 'orders' }] } }, same],
  ['what a job does not send any more', { config: { jobs: [users] } }, same],
];

/** Changes of a configuration that the user has agreed to try. */
export const trials: readonly TrialAttack[] = rows.map(([name, given, says]) => ({ name, given, gives: { says } }));
