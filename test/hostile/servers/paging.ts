import type { RunGiven } from '../attack.ts';
import { http, json } from '../responses.ts';
import { serverRows } from './serverRows.ts';

const paged = (pagination: object): RunGiven => ({
  api: { pagination, retryConfig: { maxRetries: 0 } },
});
const offset = paged({ method: 'offset', limit: 1 });
const token = paged({ method: 'response.param', responseParam: 'next', queryParam: 'next' });
const link = paged({ method: 'response.url', urlKey: 'next' });
const ids = (...numbers: number[]) => ({ 'items.csv': `"id"\n${numbers.map((number) => `"${number}"\n`).join('')}` });
const known = [{ id: 1 }, { id: 2 }];
const stopped = { verdicts: ['incomplete'], warnings: ['paging-stopped'], requests: 'any' } as const;

/** A record of the first page, with its moment. */
const row = (id: number, name: string) => `"${id}","${name === 'age' ? 1 : 1.77e9 + 1}"\n`;

/** Actions of a server between one page and the next. */
export const paging = serverRows([
  ['the same page for ever', json([{ id: 1 }]), { tables: ids(1), ...stopped, verdicts: ['incomplete'] }, offset],
  [
    'the same records for ever, with the time of the answer beside them',
    ({ turn }) => json({ served: 1e9 + turn, data: [{ id: 1 }] }),
    { tables: ids(1), ...stopped },
    paged({ method: 'pagenum' }),
  ],
  ...(['fetchedAt', 'generated_at', 'server_time', 'request_id', 'age'] as const).map(
    (name) =>
      [
        `the same records for ever, each with another "${name}"`,
        ({ turn }: { turn: number }) =>
          json(known.map((record) => ({ ...record, [name]: name === 'age' ? turn : 1.77e9 + turn }))),
        { tables: { 'items.csv': `"id","${name}"\n${known.map(({ id }) => row(id, name)).join('')}` }, ...stopped },
        paged({ method: 'pagenum' }),
      ] as const,
  ),
  [
    'the same token for ever',
    ({ turn }) => json({ data: [{ id: turn }], next: 'a' }),
    { tables: ids(1, 2, 3), ...stopped, requests: 3 },
    { ...token, request: { maxJobRequests: 3 } },
  ],
  [
    'a token that is an object',
    json({ data: [{ id: 1 }], next: { a: 1 } }),
    { tables: ids(1), ...stopped, verdicts: ['unknown'] },
    token,
  ],
  [
    'a token of 100,000 letters',
    ({ turn }) => json({ data: [{ id: turn }], ...(turn === 1 && { next: 'x'.repeat(10_000) }) }),
    { tables: ids(1, 2), requests: 2 },
    token,
  ],
  ['a link to a file', json({ data: [{ id: 1 }], next: 'file:///etc/passwd' }), { error: 'url.not-http' }, link],
  ['a link that is a number', json({ data: [{ id: 1 }], next: 7 }), { error: 'pagination.url-not-text' }, link],
  [
    'a link to another origin',
    ({ turn, elsewhere, path }) => json({ data: [{ id: turn }], ...(path === '/items' && { next: `${elsewhere}/x` }) }),
    { tables: ids(1, 1), requests: 1, elsewhere: 1, warnings: ['credentials-withheld'] },
    link,
  ],
  [
    'a link in a circle of three',
    ({ path, url }) => json({ data: [{ id: 1 }], next: `${url}/${{ '/items': 'b', '/b': 'c', '/c': 'items' }[path]}` }),
    { tables: ids(1), ...stopped },
    link,
  ],
  [
    'a page that is a list, then an object, then a number',
    [json([{ id: 1 }]), json({ data: [{ id: 2 }] }), json(7)],
    { error: 'response.no-records', requests: 3 },
    offset,
  ],
  ['a page that is null', [json([{ id: 1 }]), json(null)], { error: 'response.no-records', requests: 2 }, offset],
  [
    'a page with a long text of many lines in place of its records',
    [json([{ id: 1 }]), json(['`<b>Too many\n requests</b>` '.repeat(5000)])],
    { error: 'table.type-conflict', requests: 'any' },
    offset,
  ],
  [
    'a page whose records are of another type',
    [json([{ id: 1 }]), json([{ id: { deep: 1 } }])],
    { error: 'table.type-conflict', requests: 'any' },
    offset,
  ],
  [
    'a page that is cut',
    [json([{ id: 1 }]), http('[{"id":2}', { 'Content-Length': '99' })],
    { error: 'http.connection-lost', requests: 2 },
    offset,
  ],
  [
    'a total that lies',
    json({ total: 1000, data: [] }),
    { tables: {}, verdicts: ['incomplete'] },
    paged({ method: 'offset', limit: 10 }),
  ],
  ...[
    `{"a":${'['.repeat(1900)}`,
    `{"__proto__":{"TotalCount":57},"TotalCount":{"a":[57]}}`,
    `{"TotalCount":1e999,"HasNext":[true],"TotalPages":-4}`,
    `{"TotalCount":57,"a":"${'x'.repeat(4000)}"}`,
    String.raw`{"TotalCount\u":57,"x":"\ud800"`,
  ].map(
    (header) =>
      [
        `a header of paging with JSON like ${header.slice(0, 30)}`,
        http('[{"id":1}]', { 'X-Pagination': header }),
        { tables: ids(1), verdicts: ['unknown'], requests: 1 },
        paged({ method: 'offset', limit: 10 }),
      ] as const,
  ),
]);
