import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareTables } from '../conformance/compareTables.ts';
import { kubernetesExamples, readExampleJobs } from '../support/kubernetesExamples.ts';
import { severalAtOnce } from '../support/severalAtOnce.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { giveAway, runInContainer } from './support/runInContainer.ts';

const example = kubernetesExamples.find((file) => path.basename(file) === 'sharded.yaml') ?? '';

describe('deploy/kubernetes/sharded.yaml', () => {
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

  /** Two lists, and a child for each order. */
  function configuration(): object {
    const headers = { Authorization: { function: 'concat', args: ['Bearer ', { attr: '#token' }] } };
    const children = [{ endpoint: 'orders/{id}/items', dataType: 'items', placeholders: { id: 'id' } }];
    const jobs = [{ endpoint: 'orders', children }, { endpoint: 'users' }];
    const pagination = { method: 'offset', limit: 2 };
    return {
      api: { baseUrl: `${api.url}/`, pagination },
      config: { outputBucket: 'b', '#token': '', http: { headers }, jobs },
    };
  }

  /** The folders of a pod; the bucket is one of them. */
  function mountedFolders(): Record<string, string> {
    const folders = ['/config', '/secrets', '/bucket'].map((name) => [name, path.join(folder(), name)] as const);
    for (const [, place] of folders) mkdirSync(place);
    writeFileSync(at('secrets', 'token'), 's3cret');
    writeFileSync(at('config', 'orders.extractor.json'), JSON.stringify(configuration()));
    giveAway(folder());
    return Object.fromEntries(folders);
  }

  it('makes the tables of a plain run, with as many requests', async () => {
    const folders = mountedFolders();
    const runPod = async (args: readonly string[], environment = {}) => {
      const { code, stdout, stderr } = await runInContainer(args, { folders, environment });
      assert.equal(code, 0, `${args.join(' ')}\n${stdout}${stderr}`);
    };
    for (const { pods, commands } of readExampleJobs(example)) {
      await severalAtOnce(
        Array.from({ length: pods }, (_, index) => index),
        async (index) => {
          for (const args of commands.map(onDisk)) await runPod(args, { JOB_COMPLETION_INDEX: String(index) });
        },
      );
    }
    const inShards = api.requests.splice(0);
    await runPod(['run', '/config/orders.extractor.json', '--secrets=/secrets', '--out=/bucket/plain']);
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
