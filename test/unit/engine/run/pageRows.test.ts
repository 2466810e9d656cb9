import assert from 'node:assert/strict';
import path from 'node:path';
import type { Records } from '../../../../engine/core/records/records.ts';
import type { Moment, PageTable, WatchedJob, WatchedRun } from '../../../../engine/run/watching/runWatcher.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { runToEnd } from '../../../support/runToEnd.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

const pages: Record<string, unknown> = {
  '/orders': { items: [{ id: 1, list: ['x', 'y'], of: { a: '"' } }, { id: 2 }], next: 'b' },
  '/orders?after=b': { items: [{ id: 3, list: ['z'], of: { a: null } }] },
  '/orders/1/lines': [{ sku: 'a' }, { sku: 'b' }],
  '/orders/2/lines': [],
  '/orders/3/lines': [{ sku: 'c' }],
};

const cases: Record<string, { job?: object; config?: object }> = {
  'columns that come from the data': {},
  'columns that the job adds': { job: { userData: { shop: 'north', at: { function: 'concat', args: ['a', 'b'] } } } },
  'a mapping': { config: { mappings: { orders: { id: { mapping: { destination: 'number' } }, 'of.a': 'a' } } } },
  'the old conversion': { config: { compatLevel: 1 } },
  'child jobs, with the columns of their parents': {
    job: { children: [{ endpoint: 'orders/{id}/lines', placeholders: { id: 'id' }, dataType: 'lines' }] },
  },
};

describe('the rows that a page is said to become', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, pages[url]));
  });
  after(() => api.close());

  /** The rows of all pages as they are said at moments of this kind, and the tables of the run. */
  async function rowsAt(kind: Moment['kind'], { job = {}, config = {} }: (typeof cases)[string]) {
    const pagination = { method: 'response.param', responseParam: 'next', queryParam: 'after' };
    const orders = { endpoint: 'orders', dataType: 'orders', dataField: 'items', ...job };
    const document = {
      api: { baseUrl: api.url, pagination },
      config: { outputBucket: 'b', jobs: [orders], ...config },
    };
    const frames: { run: WatchedJob; records: Records }[] = [];
    const said: PageTable[] = [];
    let watched: WatchedRun | undefined;
    const at = async (moment: Moment) => {
      if (moment.kind === 'job') frames.push({ run: moment.run, records: [] });
      const frame = frames.at(-1);
      if (frame !== undefined && moment.kind === 'response') frame.records = moment.records;
      if (frame !== undefined && moment.kind === kind) {
        said.push(...((await watched?.rowsOf(frame.run, frame.records)) ?? []));
      }
      if (moment.kind === 'end') frames.pop();
    };
    const begin = (run: WatchedRun) => {
      watched = run;
    };
    const outDir = path.join(folder(), kind);
    const { report } = await runToEnd({ config: document, outDir, watcher: { begin, at } });
    assert.equal(report.outcome, 'done', report.error?.message);
    return { said, written: readFolder(path.join(outDir, 'tables')) };
  }

  for (const [title, given] of Object.entries(cases)) {
    for (const kind of ['response', 'rows', 'next'] as const) {
      it(`are those of the tables, with ${title}, at "${kind}"`, async () => {
        const { said, written } = await rowsAt(kind, given);
        const files = Object.entries(written).filter(([name]) => name.endsWith('.csv'));
        assert.deepEqual(csvOf(said), Object.fromEntries(files));
      });
    }
  }
});

/** The tables as files, each with the rows of all pages. */
function csvOf(tables: readonly PageTable[]): Record<string, string> {
  const files: Record<string, string> = {};
  const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
  for (const { bucket, name, columns, rows } of tables) {
    const file = `${bucket}.${name}.csv`;
    files[file] = (files[file] ?? line(columns)) + rows.map(line).join('');
  }
  return files;
}
