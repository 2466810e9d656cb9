import type { Asked } from '../attack.ts';
import { http, json, redirect } from '../responses.ts';
import { good, one, serverRows } from './serverRows.ts';

const notHttp = { error: 'url.not-http' } as const;
/** Redirects the first request, and gives the good response to the next. */
const once = (to: (asked: Asked) => string, status?: string) => (asked: Asked) =>
  asked.path === '/items' ? redirect(to(asked), status) : json([{ id: 1 }]);

/** Where a server may send a run, and with what. */
export const redirects = serverRows([
  ['a circle', ({ path }) => redirect(path), { error: 'http.redirects', requests: 6 }],
  ['a spiral', ({ path }) => redirect(`${path}x`), { error: 'http.redirects', requests: 6 }],
  [
    'a circle through another origin',
    ({ url, elsewhere, path }) => redirect(path.length % 2 ? `${url}${path}x` : `${elsewhere}${path}x`),
    { error: 'http.redirects', requests: 3, elsewhere: 3 },
  ],
  ['to a file', redirect('file:///etc/passwd'), notHttp],
  ['to FTP', redirect('ftp://127.0.0.1/items'), notHttp],
  ['to data', redirect('data:application/json,[{"id":1}]'), notHttp],
  ['to javascript', redirect('javascript:alert(1)'), notHttp],
  ['to nothing', http(good, { Location: '' }, '302 Found'), { error: 'http.redirects', requests: 6 }],
  ['to a host with a space', redirect('http://a b/'), notHttp],
  ['to port 99999', redirect('http://127.0.0.1:99999/'), notHttp],
  ['to a port where nobody listens', redirect('http://127.0.0.1:1/'), { error: 'http.connection-refused' }],
  ['to an address of 10,000 letters', once(({ url }) => `${url}/${'x'.repeat(10_000)}`), { tables: one, requests: 2 }],
  ['to another origin, without credentials', once(({ elsewhere }) => `${elsewhere}/x`), { tables: one, elsewhere: 1 }],
  [
    'to another origin with the body of a POST',
    once(({ elsewhere }) => `${elsewhere}/x`, '307 Temporary'),
    { error: 'url.body-withheld' },
    { job: { method: 'POST', params: { a: 1 } } },
  ],
  [
    'to credentials in the address',
    once(({ elsewhere }) => `${elsewhere.replace('//', '//user:password@')}/x`),
    { tables: one, elsewhere: 1 },
  ],
  [
    'to what a rule does not allow',
    once(({ elsewhere }) => `${elsewhere}/x`),
    { error: 'url.not-allowed' },
    { beside: { image_parameters: { allowed_hosts: [{ host: '127.0.0.1', endpoint: '/items' }] } } },
  ],
  [
    'to a path with line ends',
    http('', { Location: '/a%0d%0aX-Evil: 1' }, '302 Found'),
    { error: 'http.redirects', requests: 6 },
  ],
]);
