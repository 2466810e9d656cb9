import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { har } from '../support/har.ts';
import { hasSqlite } from '../support/programNode.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { sampled } from '../support/sweep.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

/** Paths at which no verb can read or write. */
const oddPaths: readonly [what: string, make: (folder: string) => string][] = [
  ['a loop of links', (folder) => loopIn(folder)],
  ['a place in a loop of links', (folder) => path.join(loopIn(folder), 'a')],
  ['a place deep in a loop of links', (folder) => path.join(loopIn(folder), 'a', 'b', 'c.json')],
  ['a place in a file', (folder) => path.join(fileIn(folder), 'a')],
  ['a place deep in a file', (folder) => path.join(fileIn(folder), 'a', 'b', 'c.json')],
  ['a place behind a link to nothing', (folder) => path.join(linkIn(folder), 'a', 'b')],
  ['a name of 300 characters', (folder) => path.join(folder, 'x'.repeat(300))],
  ['a path of 6,000 characters', (folder) => path.join(folder, 'xxxxx/'.repeat(1_000), 'a')],
  ['a place in a pipe', (folder) => path.join(pipeIn(folder), 'a')],
  ['a place in a device', () => '/dev/null/a'],
];

/** The verbs with each of their options that names a file or a folder. */
const verbs: readonly string[][] = [
  ...['--out', '--record', '--replay', '--storage', '--secrets', '--data-dir'].map((option) => [
    'run',
    ...(option === '--data-dir' ? [] : ['CONFIG']),
    option,
    'PATH',
  ]),
  ['run', 'PATH'],
  ['run', 'CONFIG', '--pages', 'PATH', '--stage', '1', '--index', '0'],
  ['run', 'CONFIG', '--pages', 'pages', '--shard', 'PATH'],
  ['run', 'CONFIG', '--report', 'PATH'],
  ['combine', 'CONFIG', '--pages', 'PATH'],
  ['combine', 'PATH', '--pages', 'pages'],
  ['shards', 'PATH'],
  ['shards', 'CONFIG', '--pages', 'PATH'],
  ['check', 'PATH'],
  ['plan', 'PATH'],
  ['plan', 'CONFIG', '--secrets', 'PATH'],
  ['find-paging', 'PATH'],
  ['find-paging', 'PATH', '--write'],
  ...['--record', '--replay', '--secrets'].map((option) => ['find-paging', 'CONFIG', option, 'PATH']),
  ['query', 'SELECT 1', '--storage', 'PATH'],
  ['report', 'PATH'],
  ['compare', 'PATH', 'PATH'],
  ['secrets', 'PATH'],
  ['import-openapi', 'PATH'],
  ['import-har', 'PATH'],
  ['import-postman', 'PATH'],
  ['recording', 'import', 'PATH', '--into', 'pages'],
  ['recording', 'import', 'HAR', '--into', 'PATH'],
  ['recording', 'import', 'HAR', '--into', 'pages', '--config', 'PATH'],
  ['recording', 'export', 'PATH', '--to', 'pages'],
  ['recording', 'export', 'RECORDING', '--to', 'PATH'],
  ['recording', 'export', 'RECORDING', '--to', 'PATH', '--force'],
  ['import-openapi', 'API', '--out', 'PATH'],
  ['import-openapi', 'API', '--out', 'PATH', '--force'],
  ['import-openapi', 'API', '--report', 'PATH'],
];

const items = { type: 'array', items: { type: 'object', properties: { id: { type: 'integer' } } } };
const described = {
  openapi: '3.0.0',
  info: { title: 'a', version: '1' },
  servers: [{ url: 'http://127.0.0.1:1' }],
  paths: {
    '/items': { get: { responses: { 200: { description: '', content: { 'application/json': { schema: items } } } } } },
  },
};

describe('A path at which nothing can be', function () {
  if (process.platform === 'win32') return;
  this.timeout(600_000);
  const folder = temporaryFolder();

  let api: TestApi;
  before(async () => {
    api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
  });
  after(() => api.close());

  const possible = hasSqlite() ? verbs : verbs.filter((verb) => !verb.includes('--storage'));
  const rows = possible.flatMap((verb) => oddPaths.map(([what, make]) => ({ verb, what, make })));
  for (const [test, { verb, what, make }] of sampled(rows, rows.length / 4)) {
    test(`is a fault of the user: ${verb.join(' ')}, ${what}`, async () => {
      const [config, description] = [path.join(folder(), 'a.extractor.json'), path.join(folder(), 'api.json')];
      writeFileSync(config, JSON.stringify({ api: { baseUrl: api.url }, config: { jobs: [{ endpoint: 'items' }] } }));
      writeFileSync(description, JSON.stringify(described));
      const odd = make(folder());
      const browser = path.join(folder(), 'a.har');
      writeFileSync(browser, JSON.stringify(har({ url: `${api.url}/items`, body: [{ id: 1 }] })));
      const recording = path.join(folder(), 'recording');
      if (verb.includes('RECORDING')) await runCliHere(['recording', 'import', browser, '--into', recording]);
      const words = { CONFIG: config, API: description, HAR: browser, RECORDING: recording, PATH: odd };
      const pages = path.join(folder(), 'pages');
      const args = verb.map((word) => ({ ...words, pages })[word] ?? word);
      const { code, stdout, stderr } = await runCliHere(args);
      const said = stdout + stderr;
      assert.equal(code, 1, said);
      assert.doesNotMatch(said, /internal error|\n {4}at /);
      // A query says that there is nothing to ask.
      const named = verb[0] === 'query' ? 'There is no storage yet' : odd.slice(0, folder().length + 2);
      assert.ok(said.includes(named), said);
    });
  }
});

function loopIn(folder: string): string {
  symlinkSync('there', path.join(folder, 'here'));
  symlinkSync('here', path.join(folder, 'there'));
  return path.join(folder, 'here');
}

function fileIn(folder: string): string {
  writeFileSync(path.join(folder, 'file'), 'text');
  return path.join(folder, 'file');
}

function linkIn(folder: string): string {
  symlinkSync('nothing', path.join(folder, 'link'));
  mkdirSync(path.join(folder, 'unrelated'));
  return path.join(folder, 'link');
}

function pipeIn(folder: string): string {
  spawnSync('mkfifo', [path.join(folder, 'pipe')]);
  return path.join(folder, 'pipe');
}
