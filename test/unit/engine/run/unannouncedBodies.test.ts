import assert from 'node:assert/strict';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { startApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const mark = Buffer.from([0xef, 0xbb, 0xbf]);
const text = (id: number) => `[{"id":${id},"name":"é"}]`;
const utf16 = (json: string) => Buffer.from(`\ufeff${json}`, 'utf16le');
const bigEndian = (json: string) => utf16(json).swap16();

/** A body for each of two pages, the kinds of warnings with the page, and the rows or the error. */
type Row = [title: string, bodies: Buffer[], headers: Record<string, string>, told: string[], gives: RegExp];

const both = /^"id","name"\n"1","é"\n"2","é"\n$/;
const rows: Row[] = [
  [
    'a byte order mark on each page',
    [1, 2].map((id) => Buffer.concat([mark, Buffer.from(text(id))])),
    {},
    ['byte-order-mark 1'],
    both,
  ],
  [
    'a byte order mark on the second page',
    [Buffer.from(text(1)), Buffer.concat([mark, Buffer.from(text(2))])],
    {},
    ['byte-order-mark 2'],
    both,
  ],
  ['gzip that nothing announces', [1, 2].map((id) => gzipSync(text(id))), {}, ['gzip-unannounced 1'], both],
  [
    'two members of gzip',
    [gzipSync(text(1)), Buffer.concat([gzipSync('[{"id":2,"na'), gzipSync('me":"é"}]')])],
    {},
    ['gzip-unannounced 1'],
    both,
  ],
  [
    'gzip within gzip that is announced',
    [1, 2].map((id) => gzipSync(gzipSync(text(id)))),
    { 'content-encoding': 'gzip' },
    ['gzip-unannounced 1'],
    both,
  ],
  [
    'a byte order mark in gzip',
    [1, 2].map((id) => gzipSync(Buffer.concat([mark, Buffer.from(text(id))]))),
    {},
    ['gzip-unannounced 1', 'byte-order-mark 1'],
    both,
  ],
  ['UTF-16 with its mark', [utf16(text(1)), bigEndian(text(2))], {}, ['not-utf8 1'], both],
  ['a byte order mark and nothing else', [mark], {}, [], /an empty body/],
  ['gzip of nothing', [gzipSync('')], {}, [], /an empty body/],
  [
    'gzip that is cut',
    [gzipSync(text(1)).subarray(0, 20)],
    {},
    [],
    /compressed with gzip, which no "Content-Encoding" says, and damaged/,
  ],
  ['what only begins like gzip', [Buffer.from([0x1f, 0x8b, 1, 2])], {}, [], /no valid JSON/],
  ['plain JSON', [1, 2].map((id) => Buffer.from(text(id))), {}, [], both],
  ['gzip that is announced', [1, 2].map((id) => gzipSync(text(id))), { 'content-encoding': 'gzip' }, [], both],
  [
    'a mark within the text',
    [1, 2].map((id) => Buffer.from(text(id).replace('é', '\ufeff'))),
    {},
    [],
    /^"id","name"\n"1","\ufeff"/,
  ],
];

describe('A body that nothing announces as it is', () => {
  const folder = temporaryFolder();

  for (const [title, bodies, headers, told, gives] of rows) {
    it(`${title}; also when it is replayed`, async () => {
      const api = await startApi((request, response) => {
        const page = Number(new URL(request.url ?? '', 'http://api').searchParams.get('page') ?? 1);
        const body = bodies[page - 1];
        response.writeHead(200, { 'content-type': 'application/json', ...(body && headers) }).end(body ?? '[]');
      });
      const run = async (place: object) => {
        const outDir = folder();
        const config = {
          api: { baseUrl: `${api.url}/`, pagination: { method: 'pagenum' } },
          config: { jobs: [{ endpoint: 'items' }] },
        };
        const { events, report } = await runToEnd({ config, outDir, ...place });
        const warnings = events.filter(({ level }) => level === 'warning');
        const tables = report.outcome === 'done' ? readFolder(path.join(outDir, 'tables'))['items.csv'] : undefined;
        const kinds = warnings.map((event) => `${event.kind} ${'page' in event ? event.page : ''}`);
        return { kinds, gives: tables ?? report.error?.message ?? '' };
      };
      const record = path.join(folder(), 'recording');
      for (const place of [{ record }, { replay: record }]) {
        const ran = await run(place);
        assert.deepEqual(ran.kinds, told);
        assert.match(ran.gives, gives);
      }
      await api.close();
    });
  }

  it('is recorded as text, so that secrets in it are masked', async () => {
    const api = await startApi((_, response) => response.end(gzipSync('[{"id":1,"note":"hunter22-secret"}]')));
    const record = path.join(folder(), 'recording');
    const http = { headers: { 'X-Key': { attr: '#key' } } };
    const config = {
      api: { baseUrl: `${api.url}/`, http },
      config: { '#key': 'hunter22-secret', jobs: [{ endpoint: 'items' }] },
    };
    const { report } = await runToEnd({ config, outDir: folder(), record });
    await api.close();
    assert.equal(report.outcome, 'done');
    const written = JSON.stringify(readFolder(path.join(record, 'answers')));
    assert(written.includes('note') && !written.includes('hunter22'), written);
  });
});
