import assert from 'node:assert/strict';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ShardList } from '../../../../engine/faces/shards.ts';
import { fakeClock } from '../../../support/fakeClock.ts';
import { memoryPlace } from '../../../support/memoryPlace.ts';
import { readFolder } from '../../../support/readFolder.ts';
import { ShardedRunner } from '../../../support/runShards.ts';
import { sendJson, startApi, type TestApi } from '../../../support/startApi.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

/** Seven parents on three pages, each with as many children as its number. */
function answerTo(url: URL): unknown {
  const offset = Number(url.searchParams.get('offset') ?? 0);
  const [, , parent] = url.pathname.split('/');
  if (parent !== undefined) return Array.from({ length: Number(parent) }, (_, line) => ({ parent, line }));
  return [1, 2, 3, 4, 5, 6, 7].slice(offset, offset + 3).map((id) => ({ id }));
}

describe('combining the pages of shards', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  let place: ReturnType<typeof memoryPlace>;
  let runner: ShardedRunner;
  let list: ShardList;

  const configOf = (baseUrl: string) => ({
    api: { baseUrl, pagination: { method: 'multiple', scrollers: { pages: { method: 'offset', limit: '3' } } } },
    config: {
      outputBucket: 'b',
      '#token': 'canary-4711-secret',
      jobs: [
        {
          endpoint: 'parents',
          scroller: 'pages',
          params: { token: { attr: '#token' } },
          children: [{ endpoint: 'parents/{id}', placeholders: { id: 'id' }, dataType: 'lines' }],
        },
      ],
    },
  });

  before(async () => {
    api = await startApi(({ url = '' }, response) =>
      sendJson(response, answerTo(new URL(url, 'http://api.test')), 200, { 'set-cookie': 'session=cookie-0815-value' }),
    );
  });
  beforeEach(async () => {
    place = memoryPlace();
    runner = new ShardedRunner(configOf(api.url), place);
    list = await runner.list({ shards: 3 });
    await runner.readAll(list);
    api.requests.splice(0);
  });
  after(() => api.close());

  const combine = () => runner.combine(path.join(folder(), 'out'));

  it('asks the API nothing, and says what the shards asked', async () => {
    const report = await combine();
    assert.equal(report.outcome, 'done', report.error?.message);
    assert.deepEqual(api.requests, []);
    assert.equal(report.requests, 3 + 7);
    assert.deepEqual(
      report.tables.map(({ name, rows }) => [name, rows]),
      [
        ['in.c-b.parents', 7],
        ['in.c-b.lines', 28],
      ],
    );
  });

  it('sends no more requests in a second than its share of what the API allows', async () => {
    const fresh = new ShardedRunner(configOf(api.url), memoryPlace());
    const { stages } = await fresh.list({ shards: 3, requestsPerSecond: 6 });
    const waits: number[][] = [];
    for (const shard of stages.flat()) {
      const clock = fakeClock();
      await fresh.read(shard, { clock });
      waits.push(clock.waits);
    }
    // Three pages of parents by one shard; then the children of two, two and three parents by three.
    assert.deepEqual(
      waits.map((each) => each.map(Math.round)),
      [[167, 167], [500], [500], [500, 500]],
    );
  });

  it('leaves no secret, token or cookie in the pages', () => {
    for (const [name, content] of place.files) {
      const text = (name.endsWith('.gz') ? gunzipSync(content) : Buffer.from(content)).toString();
      assert.doesNotMatch(text, /canary-4711-secret|cookie-0815-value/, name);
    }
  });

  it('reads the parents of a stage once', async () => {
    const again = new ShardedRunner(configOf(api.url), memoryPlace());
    await again.readAll(await again.list({ shards: 3 }));
    assert.equal(api.requests.filter((request) => /parents\?/.test(request)).length, 3);
    assert.equal(api.requests.length, 10);
  });

  it('sends nothing for a shard that is done', async () => {
    await runner.readAll(list);
    assert.deepEqual(api.requests, []);
  });

  /** The error; nothing was written. */
  async function refused(): Promise<string> {
    const outDir = path.join(folder(), 'out');
    await runner.whole(outDir);
    const before = readFolder(outDir);
    const report = await runner.combine(outDir);
    assert.equal(report.outcome, 'failed');
    assert.deepEqual(readFolder(outDir), before);
    return `${report.error?.code} ${report.error?.message}`;
  }

  const fileOf = (shard: string) => [...place.files.keys()].find((name) => name.startsWith(`${shard}-`)) ?? '';

  it('names the shards that are missing', async () => {
    place.files.delete('2-00002.json');
    assert.match(
      await refused(),
      /^pages\.incomplete 1 of 4 shards are missing: "2-00002" \("parents", the children of part 2 of 3\)/,
    );
  });

  for (const [how, damage] of Object.entries<(content: Uint8Array) => Uint8Array | undefined>({
    'is missing': () => undefined,
    'is cut': (content) => content.subarray(0, content.length - 20),
    'has a changed byte': (content) => content.with(Math.floor(content.length / 2), 0),
    'has pages of its own': (content) => gzipSync(gunzipSync(content).toString().replaceAll('"line":0', '"line":9')),
    'is no file of pages': () => gzipSync('{"key":'),
  })) {
    it(`names the shard whose file ${how}`, async () => {
      const name = fileOf('2-00002');
      const content = damage(place.files.get(name) ?? new Uint8Array());
      if (content === undefined) place.files.delete(name);
      else place.files.set(name, content);
      assert.match(await refused(), /^pages\.damaged The pages of the shard "2-00002" are damaged/);
    });
  }

  it('wants no pages that the run does not ask for', async () => {
    // The first shard of stage 2 in place of the second: its pages would be read, those of the second not.
    const [one, two] = ['2-00001', '2-00003'].map((shard) =>
      JSON.parse(Buffer.from(place.files.get(`${shard}.json`) ?? '').toString()),
    );
    const mixed = { ...one, pages: two.pages };
    place.files.set('2-00001.json', Buffer.from(JSON.stringify(mixed)));
    assert.match(await refused(), /^pages\.(missing|unused) /);
  });

  it('wants the shards of one run', async () => {
    const other = new ShardedRunner(configOf(api.url), place);
    await assert.rejects(other.readAll(await other.list({ shards: 3, startedAt: 0 })), { code: 'pages.other-run' });
  });

  it('wants the configuration with which the shards were listed', async () => {
    const other = new ShardedRunner({ ...configOf(api.url), iterations: [{}] }, place);
    await assert.rejects(other.combine(path.join(folder(), 'out')), { code: 'shard.other-config' });
  });

  it('wants stage 1 before stage 2', async () => {
    const fresh = new ShardedRunner(configOf(api.url), memoryPlace());
    const [, [child] = []] = (await fresh.list({ shards: 3 })).stages;
    assert.ok(child);
    const report = await fresh.read(child);
    assert.equal(report.error?.code, 'shard.too-early');
  });

  it('finds no shards in an empty place', async () => {
    await assert.rejects(new ShardedRunner(configOf(api.url), memoryPlace()).combine(folder()), { code: 'pages.none' });
  });
});
