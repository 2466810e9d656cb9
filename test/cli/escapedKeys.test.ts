import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { misreadKeys } from '../support/misreadKeys.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Also on the Node of the machine: which keys are mixed up depends on the engine. */
describe('pagewright run', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  /** Each job has other pages, with another key first: an engine only remembers the first key at a place. */
  before(async () => {
    api = await startApi(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://a');
      const [, first, second] = misreadKeys[Number(pathname.slice(2))] ?? [];
      const key = [first, second][Number(searchParams.get('page') ?? 1) - 1];
      response.setHeader('content-type', 'application/json');
      response.end(key === undefined ? '[]' : `[{"place${pathname.slice(2)}":0,"k${key}":"${key}"}]`);
    });
  });
  after(() => api.close());

  it('puts each value under the key that it has', async () => {
    const jobs = misreadKeys.map((_, index) => ({ endpoint: `j${index}` }));
    const config = path.join(folder(), 'x.extractor.json');
    const pagination = { method: 'pagenum', limit: 1 };
    writeFileSync(config, JSON.stringify({ api: { baseUrl: api.url, pagination }, config: { jobs } }));
    const { code, stdout } = await runCliHere(['run', config, '--out', path.join(folder(), 'out')]);
    assert.equal(code, 0, stdout);
    for (const [index, [title, first, second]] of misreadKeys.entries()) {
      const table = readFileSync(path.join(folder(), `out/tables/j${index}.csv`), 'utf8');
      const rows = [first, second].map((key) => String(JSON.parse(`"${key}"`)).replaceAll('"', '""'));
      const [start, end] = [`"0","${rows[0]}",""\n`, `"0","","${rows[1]}"\n`];
      assert.ok(table.endsWith(start + end), `${title}: ${table}`);
    }
  });
});
