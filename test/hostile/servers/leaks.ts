import { spellingsOf } from '../../support/spellingsOf.ts';
import type { Asked, RunGiven } from '../attack.ts';
import { http, json, redirect } from '../responses.ts';
import { secret } from '../runAttack.ts';
import { one, serverRows } from './serverRows.ts';

const token = { attr: '#token' };
/** A run in which no header holds the secret. */
const given = (more: RunGiven = {}): RunGiven => ({
  ...more,
  api: { pagination: { method: 'response.url', urlKey: 'next', includeParams: true }, ...more.api },
});
const withParams = (params: object, method = 'GET') => given({ job: { params, method } });
const child = (more: object): RunGiven =>
  given({ job: { children: [{ endpoint: '{url}', placeholders: { url: 'url' }, dataField: '.', ...more }] } });

/** The second page is at the other server. */
const pageAt =
  (path: string) =>
  ({ elsewhere, path: asked }: Asked) =>
    json(asked.startsWith('/items') ? { data: [{ id: 1 }], next: `${elsewhere}${path}` } : { data: [] });
/** A redirect to the other server. */
const redirectTo =
  (path: string, status?: string) =>
  ({ elsewhere, path: asked }: Asked) =>
    asked.startsWith('/items') ? redirect(`${elsewhere}${path}`, status) : json([{ id: 1 }]);
/** A record with a child at the other server. */
const recordOf = ({ elsewhere, path }: Asked) => json([path === '/items' ? { url: `${elsewhere}/x` } : { id: 1 }]);

const left = { tables: one, elsewhere: 1, warnings: ['credentials-withheld'] } as const;
const leftByRedirect = { tables: one, elsewhere: 1 } as const;
const refused = { error: 'url.secret-withheld' } as const;
const keeps = { error: 'url.body-withheld' } as const;

/** Servers that send a run to another server, with the secret. */
export const leaks = serverRows([
  ['a parameter of the job on the next page', pageAt('/x'), left, withParams({ key: token })],
  [
    'a default parameter on the next page',
    pageAt('/x'),
    left,
    given({ api: { http: { defaultOptions: { params: { key: token } } } } }),
  ],
  [
    'a hash of it on the next page',
    pageAt('/x'),
    left,
    withParams({ sum: { function: 'sha1', args: [token] }, time: { function: 'time' } }),
  ],
  ['a parameter within a parameter on the next page', pageAt('/x'), left, withParams({ a: { b: [{ c: token }] } })],
  ['the body of the next page', pageAt('/x'), refused, withParams({ key: token }, 'POST')],
  ['the form of the next page', pageAt('/x'), refused, withParams({ a: { key: token } }, 'FORM')],
  ...Object.entries(spellingsOf(secret))
    .filter(([, spelling]) => !spelling.includes('&'))
    .map(
      ([how, spelling]) => [`a next page that repeats it ${how}`, pageAt(`/x?a=${spelling}`), left, given()] as const,
    ),
  ['a next page that has it in its path', pageAt(`/x/${secret}/y`), refused, given()],
  ['a next page that has it within its path', pageAt(`/x-${secret}.json`), refused, given()],
  ['a next page that has it in its host', json({ data: [], next: `http://${secret}.localhost:1/` }), refused, given()],
  [
    'a next page that has it as a user',
    ({ elsewhere, path }) =>
      json(path === '/items' ? { data: [{ id: 1 }], next: elsewhere.replace('//', `//${secret}:x@`) } : { data: [] }),
    left,
    given(),
  ],
  ['a redirect that repeats it', redirectTo(`/x?a=${secret}`), leftByRedirect, given()],
  ['a redirect that repeats it and keeps the method', redirectTo(`/x?a=${secret}`, '307 No'), leftByRedirect, given()],
  ['a redirect that has it in its path', redirectTo(`/${secret}`), refused, given()],
  ['a POST by 307', redirectTo('/x', '307 No'), keeps, withParams({ key: token }, 'POST')],
  ['a POST by 308', redirectTo('/x', '308 No'), keeps, withParams({ key: token }, 'POST')],
  ['a form by 307', redirectTo('/x', '307 No'), keeps, withParams({ key: token }, 'FORM')],
  ['a POST without a secret by 308', redirectTo('/x', '308 No'), keeps, withParams({ a: 1 }, 'POST')],
  ['a POST by 303', redirectTo('/x', '303 No'), leftByRedirect, withParams({ key: token }, 'POST')],
  [
    'a query of a child, which is then refused',
    ({ elsewhere, path }) => (path === '/items' ? json([{ url: `${elsewhere}/x` }]) : http('', {}, '401 No')),
    { error: 'http.status', elsewhere: 1, says: '"key"', warnings: ['credentials-withheld'] },
    child({ params: { key: token } }),
  ],
  ['a body of a child', recordOf, refused, child({ method: 'POST', params: { key: token } })],
  ['a form of a child', recordOf, refused, child({ method: 'FORM', params: { key: token } })],
]);
