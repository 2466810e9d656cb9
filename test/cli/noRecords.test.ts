import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunReport } from '../../engine/faces/run.ts';
import { matchesSchema } from '../support/matchesSchema.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const orders = [{ id: 1 }, { id: 2 }];

describe('pagewright run without records', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let body: unknown;

  before(async () => {
    api = await startApi((_, response) => sendJson(response, body));
  });
  after(() => api.close());

  async function run(dataField: string | undefined, given: unknown, ...args: string[]) {
    body = given;
    const file = path.join(folder(), 'orders.extractor.json');
    const report = path.join(folder(), 'report.json');
    const job = { endpoint: 'orders', ...(dataField !== undefined && { dataField }) };
    writeFileSync(
      file,
      JSON.stringify({ api: { baseUrl: `${api.url}/` }, config: { outputBucket: 'b', jobs: [job] } }),
    );
    const { code, stdout } = await runCliHere(['run', file, '--report', report, ...args]);
    return { code, stdout, report: JSON.parse(readFileSync(report, 'utf8')) as RunReport };
  }

  const unread: [title: string, dataField: string | undefined, body: unknown, place: string][] = [
    ['a misspelled "dataField"', 'ordres', { orders }, 'orders'],
    ['a missing "dataField"', undefined, { data: { orders } }, 'data.orders'],
    ['one object where a list was expected', undefined, { id: 1, name: 'x', price: 2 }, '.'],
  ];
  for (const [title, dataField, given, place] of unread) {
    it(`with ${title}: incomplete, with the reason, and where the records are`, async () => {
      const { code, stdout, report } = await run(dataField, given, '--strict');
      assert.equal(code, 3);
      assert.match(stdout, /\nIncomplete: no records of "orders" were found in the responses\.\n/);
      assert.match(stdout, /\n {2}- 0 records: no response had .*\(data-field-never-found/);
      assert.match(stdout, /\nWarnings\n {2}- orders: .* \((empty-page|no-list)\)\n/);
      const [evidence] = report.jobs[0]?.verdict.evidence ?? [];
      assert.deepEqual(evidence?.dataFields, [place]);
      assert.equal(report.warnings?.length, 1);
      matchesSchema(report, 'report.schema.json');
    });
  }

  it('where the API returned an empty list: says so, and is no failure', async () => {
    const { code, stdout, report } = await run('orders', { orders: [] }, '--strict');
    assert.equal(code, 0);
    assert.match(stdout, /- 0 records: the API returned an empty list at "orders"\. \(empty-list/);
    assert.match(stdout, /\nUnknown: nothing proves that all data of "orders" was read\.\n/);
    assert.equal(report.jobs[0]?.verdict.status, 'unknown');
  });

  it('where there are several lists: fails, and the report says which job', async () => {
    const { code, report } = await run(undefined, { orders, users: [] });
    assert.equal(code, 1);
    assert.deepEqual([report.error?.code, report.error?.job], ['response.several-lists', 'orders']);
  });
});
