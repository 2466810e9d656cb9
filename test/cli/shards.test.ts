import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShardList } from '../../engine/faces/shards.ts';
import { readFolder } from '../support/readFolder.ts';
import type { CliResult } from '../support/runCli.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Twelve parents; each has two lines. */
function answerTo(url: URL): unknown {
  const [, , id] = url.pathname.split('/');
  if (id !== undefined) return [1, 2].map((line) => ({ id, line }));
  const offset = Number(url.searchParams.get('offset') ?? 0);
  return Array.from({ length: Math.max(0, Math.min(5, 12 - offset)) }, (_, index) => ({ id: offset + index }));
}

describe('shards on the command line', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  const inFolder = (name: string) => path.join(folder(), name);
  const config = () => inFolder('orders.extractor.json');
  const pages = () => inFolder('pages');

  before(async () => {
    api = await startApi(({ url = '' }, response) => sendJson(response, answerTo(new URL(url, 'http://api.test'))));
  });
  beforeEach(() => {
    api.requests.splice(0);
    const children = [{ endpoint: 'orders/{id}', placeholders: { id: 'id' }, dataType: 'lines', scroller: 'none' }];
    const scrollers = { offset: { method: 'offset', limit: '5' }, none: {} };
    const jobs = [
      { endpoint: 'orders', scroller: 'offset', children },
      { endpoint: 'reports', method: 'POST', scroller: 'offset' },
      { endpoint: 'users', scroller: 'offset' },
    ];
    const pagination = { method: 'multiple', scrollers };
    writeFileSync(
      config(),
      JSON.stringify({ api: { baseUrl: api.url, pagination }, config: { outputBucket: 'shop', jobs } }),
    );
  });
  after(() => api.close());

  async function list(...args: string[]): Promise<ShardList> {
    const { code, stdout, stderr } = await runCliHere(['shards', config(), '--format', 'json', ...args]);
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout);
  }

  async function done(args: string[], environment: Record<string, string> = {}): Promise<CliResult> {
    const result = await runCliHere(args, environment);
    assert.equal(result.code, 0, result.stdout + result.stderr);
    return result;
  }

  it('are listed for a person, with what stays together', async () => {
    const { stdout } = await done(['shards', config(), '--max', '3']);
    assert.deepEqual(stdout.trimEnd().split('\n').slice(0, -1), [
      'Stage 1',
      '  1-00001  "orders", without children',
      '  1-00002  "reports", "users"',
      'Stage 2',
      '  2-00001  "orders", the children of part 1 of 2',
      '  2-00002  "orders", the children of part 2 of 2',
    ]);
    assert.match(stdout, /The job "reports" sends data, .* \(\/config\/jobs\/1\)\n$/);
    assert.deepEqual(api.requests, []);
  });

  it('are cut as the settings of the folder say', async () => {
    writeFileSync(
      inFolder('.pagewright.json'),
      '{ "shards": { "orders.extractor.json": { "independent": true, /* half */ "requestsPerSecond": 5 } } }',
    );
    const { stages, notes } = await list('--max', '3');
    assert.deepEqual(
      stages[0]?.map(({ title, requestsPerSecond }) => [title, requestsPerSecond]),
      ['"orders"', '"reports"', '"users"'].map((title) => [title, 5 / 3]),
    );
    assert.deepEqual(notes, []);
  });

  it('refuse settings that are not understood', async () => {
    writeFileSync(inFolder('.pagewright.json'), '{ "shards": { "orders.extractor.json": { "independant": true } } }');
    const { code, stderr } = await runCliHere(['shards', config()]);
    assert.equal(code, 1);
    assert.match(stderr, /has no "independant"/);
  });

  it('become the tables of a run', async () => {
    const { stages } = await list('--max', '3');
    for (const shard of stages.flat())
      await done(['run', config(), '--shard', JSON.stringify(shard), '--pages', pages()]);
    const report = inFolder('report.json');
    const { stdout } = await done([
      'combine',
      config(),
      '--pages',
      pages(),
      '--out',
      inFolder('combined'),
      '--report',
      report,
    ]);
    assert.match(stdout, /orders/);
    await done(['run', config(), '--out', inFolder('whole')]);
    assert.deepEqual(
      readFolder(path.join(inFolder('combined'), 'tables')),
      readFolder(path.join(inFolder('whole'), 'tables')),
    );
  });

  it('are taken from the list beside their pages, by position', async () => {
    const first = await list('--max', '2', '--pages', pages());
    assert.deepEqual(await list('--max', '9', '--pages', pages()), first);
    const args = ['run', config(), '--pages', pages(), '--stage', '1', '--events', 'json'];
    const kinds = ({ events }: CliResult) => events.map(({ kind }) => kind);
    assert.ok(kinds(await done([...args, '--index', '0'])).includes('pages-kept'));
    assert.ok(kinds(await done(args, { JOB_COMPLETION_INDEX: '1' })).includes('pages-kept'));
    assert.ok(kinds(await done(args, { JOB_COMPLETION_INDEX: '7' })).includes('no-shard'));
    await done(['combine', config(), '--pages', pages(), '--out', inFolder('combined')]);
  });

  for (const [why, args, said] of [
    ['no place for its pages', ['--shard', '{}'], /--pages/],
    ['no shard', ['--pages', 'pages'], /--shard/],
    ['what is no shard', ['--pages', 'pages', '--shard', '{"version": 1}'], /not a shard/],
    ['a shard and a stage', ['--pages', 'pages', '--shard', '{}', '--stage', '1'], /either with --shard/],
    ['a shard and an index', ['--pages', 'pages', '--shard', '{}', '--index', '0'], /either with --shard/],
    ['an index of no stage', ['--pages', 'pages', '--index', '0'], /both --stage and --index/],
    ['an index of no stage, and no place', ['--index', '0'], /both --stage and --index/],
    ['broken JSON', ['--pages', 'pages', '--shard', '{"version'], /not valid JSON/],
    ['no list of shards', ['--pages', 'pages', '--stage', '1', '--index', '0'], /no list of shards/],
    ['an option of whole runs', ['--pages', 'pages', '--stage', '1', '--index', '0', '--max-pages', '3'], /max-pages/],
  ] as [string, string[], RegExp][]) {
    it(`are refused with ${why}`, async () => {
      const { code, stdout, stderr } = await runCliHere(['run', config(), ...args]);
      assert.equal(code, 1, stdout);
      assert.match(stderr, said);
    });
  }

  for (const [what, change] of [
    ['a key', (shard) => Object.assign(shard, { colour: 1 })],
    ['a key like one of its own', (shard) => Object.assign(shard, { maxPages: 1 })],
    ['a key that every object has', (shard) => Object.assign(shard, { constructor: 1 })],
    ['a key in its run', ({ run }) => Object.assign(run, { independant: true })],
    ['a key in its pages', (shard) => Object.assign(shard, { pages: { first: 1, from: 2 } })],
    ['a key in its children', (shard) => Object.assign(shard, { children: { part: 1, of: 2, all: true } })],
    ['pages that are no object', (shard) => Object.assign(shard, { pages: 3 })],
    ['children that are no object', (shard) => Object.assign(shard, { children: [1] })],
    ['a run that is independent by a text', ({ run }) => Object.assign(run, { independent: 'yes' })],
  ] as [string, (shard: ShardList['stages'][0][0]) => unknown][]) {
    it(`are refused with ${what} that none has, before anything is sent`, async () => {
      const { stages } = await list('--max', '2');
      const shard = stages[0]?.[0];
      assert.ok(shard);
      change(shard);
      const args = ['run', config(), '--pages', pages(), '--shard', JSON.stringify(shard)];
      const { code, stdout, stderr } = await runCliHere(args);
      assert.equal(code, 1, stdout);
      assert.match(stderr + stdout, /A shard has no "(?:\w+\.)?\w+"|This is not a shard/);
      assert.match(stderr + stdout, /as "pagewright shards --format json" lists it/);
      assert.equal(api.requests.length, 0);
    });
  }

  for (const [what, put] of [
    ['cut', (file) => writeFileSync(file, '{"time":{"previous')],
    ['empty', (file) => writeFileSync(file, '')],
    ['a list', (file) => writeFileSync(file, '[]')],
    ['a text', (file) => writeFileSync(file, '"state"')],
    ['null', (file) => writeFileSync(file, 'null')],
    ['no text', (file) => writeFileSync(file, Buffer.from([0, 255, 254, 1]))],
    ['too deep', (file) => writeFileSync(file, '['.repeat(200_000))],
    ['a folder', (file) => mkdirSync(file)],
    ['a loop of links', (file) => symlinkSync('state.json', file)],
  ] as [string, (file: string) => void][]) {
    it(`are not combined from a state beside their pages that is ${what}`, async () => {
      const { stages } = await list('--max', '2');
      for (const shard of stages.flat())
        await done(['run', config(), '--shard', JSON.stringify(shard), '--pages', pages()]);
      const combine = ['combine', config(), '--pages', pages(), '--out', inFolder('combined')];
      put(path.join(pages(), 'state.json'));
      const { code, stdout, stderr } = await runCliHere([...combine, '--events', 'text']);
      assert.equal(code, 1, stdout + stderr);
      assert.match(stdout + stderr, /state\.json.*\. (?:Remove|Check|Choose) |state\.json.*: it is a folder\./);
      assert.doesNotMatch(stdout + stderr, /internal|\n {4}at /i);
      rmSync(path.join(pages(), 'state.json'), { recursive: true });
      await done(combine);
    });
  }
});
