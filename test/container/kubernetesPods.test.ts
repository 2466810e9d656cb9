import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareTables } from '../conformance/compareTables.ts';
import { kubernetesExamples, readExampleJobs } from '../support/kubernetesExamples.ts';
import { severalAtOnce } from '../support/severalAtOnce.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { giveAway, runInContainer } from './support/runInContainer.ts';

describe('The pods of the examples for Kubernetes', function () {
  this.timeout(600_000);
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);
  let api: TestApi;

  beforeEach(async () => {
    api = await startApi(({ url = '', headers }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://x');
      const offset = Number(searchParams.get('offset') ?? 0);
      const records = [1, 2, 3, 4, 5].map((id) => ({ id, url: pathname }));
      if (headers.authorization !== 'Bearer s3cret') sendJson(response, { error: 'who are you?' }, 401);
      else sendJson(response, pathname.endsWith('/items') ? [{ of: pathname }] : records.slice(offset, offset + 2));
    });
  });
  afterEach(() => api.close());

  const jobsOf = (name: string) =>
    readExampleJobs(kubernetesExamples.find((file) => path.basename(file) === name) ?? '');

  /** Two lists, and a child for each order. */
  function configuration(): object {
    const headers = { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } };
    const children = [{ endpoint: 'orders/{id}/items', dataType: 'items', placeholders: { id: 'id' } }];
    const jobs = [
      { endpoint: 'orders', children },
      { endpoint: 'users', params: { since: { time: 'previousStart' } } },
    ];
    const pagination = { method: 'offset', limit: 2 };
    return {
      api: { baseUrl: `${api.url}/`, pagination },
      config: { outputBucket: 'b', '#token': '', http: { headers }, jobs },
    };
  }

  /** The folders of a pod; one of them is in place of the bucket. */
  function mountedFolders(): Record<string, string> {
    const folders = ['/config', '/secrets', '/data', '/bucket'].map(
      (name) => [name, path.join(folder(), name)] as const,
    );
    for (const [, place] of folders) mkdirSync(place);
    writeFileSync(at('secrets', 'token'), 's3cret');
    writeFileSync(at('config', 'orders.extractor.json'), JSON.stringify(configuration()));
    giveAway(folder());
    return Object.fromEntries(folders);
  }

  async function runPod(args: readonly string[], folders: Record<string, string>, environment = {}): Promise<void> {
    const { code, stdout, stderr } = await runInContainer(args, { folders, environment });
    assert.equal(code, 0, `${args.join(' ')}\n${stdout}${stderr}`);
  }

  it('nightly.yaml: each night starts from the state of the one before', async () => {
    const folders = mountedFolders();
    const nights = [1, 2].flatMap(() => jobsOf('nightly.yaml').flatMap(({ commands }) => commands));
    for (const args of nights) await runPod(args, folders);
    const [first, second] = api.requests.filter((request) => /since=\d+&limit=2&offset=0$/.test(request));
    assert.match(first ?? '', /since=0&/);
    assert.match(second ?? '', /since=[1-9]/);
    assert.ok(existsSync(at('data', 'orders', 'tables', 'b.orders.csv')));
    assert.ok(existsSync(at('data', 'orders.report.json')));
  });

  it('sharded.yaml: together they make the tables of a plain run, with as many requests', async () => {
    const folders = mountedFolders();
    for (const { pods, commands } of jobsOf('sharded.yaml')) {
      await severalAtOnce(
        Array.from({ length: pods }, (_, index) => index),
        async (index) => {
          for (const args of commands.map(onDisk)) await runPod(args, folders, { JOB_COMPLETION_INDEX: String(index) });
        },
      );
    }
    const inShards = api.requests.splice(0);
    await runPod(['run', '/config/orders.extractor.json', '--secrets=/secrets', '--out=/bucket/plain'], folders);
    assert.deepEqual(inShards.sort(), api.requests.sort());
    const { stages }: { stages: unknown[][] } = JSON.parse(readFileSync(at('bucket', 'pages', 'shards.json'), 'utf8'));
    assert.ok(stages.length === 2 && stages.every((shards) => shards.length > 1));
    const tables = (name: string) => at('bucket', name, 'tables');
    assert.deepEqual(
      readdirSync(tables('out')).filter((name) => name.endsWith('.csv')),
      ['b.items.csv', 'b.orders.csv', 'b.users.csv'],
    );
    assert.deepEqual(compareTables(tables('out'), tables('plain')), []);
  });
});

/** The arguments with a folder instead of the bucket. */
function onDisk(args: readonly string[]): string[] {
  return args.map((arg) => arg.replace('s3://extractions/orders/$(RUN)', '/bucket'));
}
