import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MutationReport } from '../../engine/faces/testing.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const users = Array.from({ length: 5 }, (_, index) => ({ id: index + 1, name: `User ${index + 1}` }));

describe('pagewright test --mutate', () => {
  const folder = temporaryFolder();
  const config = () => path.join(folder(), 'users.extractor.json');
  const mutate = (...args: string[]) => runCliHere(['test', config(), '--mutate', ...args]);
  const expectOnly = (expect: object) =>
    writeFileSync(path.join(folder(), 'users.tests', 'all', 'expect.json'), JSON.stringify(expect));
  let requests = 0;

  let api: TestApi;
  before(async () => {
    api = await startApi((request, response) => {
      requests++;
      const offset = Number(new URL(request.url ?? '', 'http://api').searchParams.get('offset') ?? 0);
      sendJson(response, { items: users.slice(offset, offset + 2), total: users.length });
    });
  });
  after(() => api.close());

  beforeEach(async () => {
    const pagination = { method: 'offset', limit: 2 };
    const jobs = [{ endpoint: 'users', dataField: 'items' }];
    writeFileSync(config(), JSON.stringify({ api: { baseUrl: api.url, pagination }, config: { jobs } }));
    assert.equal((await runCliHere(['test', config(), '--record', 'all'])).code, 0);
    requests = 0;
  });

  it('ends with 0 where the proposed expectations notice everything, and sends nothing', async () => {
    const { code, stdout } = await mutate();
    assert.equal(code, 0, stdout);
    assert.match(stdout, /✓ all: noticed 15 of 15\n/);
    assert.match(stdout, /\n15 of 15 changes noticed in 1 configuration, with seed 1 \(.*\)\n$/);
    assert.equal(requests, 0);
  });

  it('ends with 3, and names what is not noticed', async () => {
    expectOnly({ tables: { users: { columns: ['id', 'name'] } } });
    const { code, stdout } = await mutate();
    assert.equal(code, 3, stdout);
    assert.match(stdout, /✗ all: noticed 13 of 15; not noticed:\n/);
    assert.match(
      stdout,
      /\n {6}"id" has texts in place of numbers in job users\n {6}"\w+" null in record \d of page \d in job users\n/,
    );
  });

  it('names a single one on the line of its case', async () => {
    expectOnly({ tables: { users: { columns: ['id', 'name'], notNull: ['id', 'name'] } } });
    const { stdout } = await mutate();
    assert.match(stdout, /✗ all: noticed 14 of 15; not noticed: "id" has texts in place of numbers in job users\n/);
  });

  it('lists with --verbose what notices a change, and what does not apply', async () => {
    const { stdout } = await mutate('--verbose');
    assert.match(stdout, /✓ "total" says 7 records more in job users \(test\.verdict\)\n/);
    assert.match(stdout, /\n {6}token-absent: "users" would need a token of the next page in its responses\.\n/);
  });

  it('prints JSON, the same for the same seed', async () => {
    const report = async (seed: string): Promise<MutationReport> =>
      JSON.parse((await mutate('--format', 'json', '--seed', seed)).stdout);
    const [one, again, other] = [await report('4'), await report('4'), await report('5')];
    const titles = ({ configurations }: MutationReport) =>
      configurations.flatMap(({ cases }) => cases.flatMap(({ changes }) => changes.map(({ title }) => title)));
    assert.deepEqual([one.seed, one.configurations[0]?.cases[0]?.name], [4, 'all']);
    assert.deepEqual(titles(one), titles(again));
    assert.notDeepEqual(titles(one), titles(other));
  });

  it('prints Markdown', async () => {
    expectOnly({ tables: { users: { columns: ['id', 'name'], notNull: ['id', 'name'] } } });
    const { code, stdout } = await mutate('--format', 'markdown');
    assert.equal(code, 3);
    assert.match(stdout, /^\*\*14 of 15 changes noticed\*\* \(seed 1, /);
    assert.match(
      stdout,
      /\n\| ❌ \| .*users\.extractor\.json \| all \| 14 of 15 \| .*texts in place of numbers.* \|\n$/,
    );
  });

  it('ends with 1 where a case does not pass as it is, there is none, or the format is none of these', async () => {
    expectOnly({ verdict: 'incomplete' });
    const failed = await mutate();
    assert.equal(failed.code, 1);
    assert.match(
      failed.stdout,
      /✗ all: The case does not pass on its recording as it is: .* Mend it first\. \(test\.verdict\)/,
    );
    const none = await mutate('--case', 'other');
    assert.deepEqual([none.code, /There is no case "other"/.test(none.stderr)], [1, true]);
    const junit = await mutate('--format', 'junit');
    assert.match(junit.stderr, /With --mutate there is no format "junit"\. Take one of text, json, markdown\./);
    assert.equal(junit.code, 1);
  });

  it('cannot be asked for together with --update or --record', async () => {
    const { code, stderr } = await mutate('--update');
    assert.equal(code, 1);
    assert.match(stderr, /'--mutate' cannot be used with option '--update'/);
  });
});
