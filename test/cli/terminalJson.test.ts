import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasSqlite } from '../support/programNode.ts';
import { runCliHere } from '../support/runCliHere.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { terminalSigns, unsafeOnTerminals } from '../support/terminalSigns.ts';
import { databaseIn, importWritten } from '../unit/engine/storage/storedTables.ts';
import { createJob, createReport } from '../unit/engine/summary/createReport.ts';

/** All signs at once, in a foreign text. */
const hostile = `x${terminalSigns.map(([, sign]) => sign).join('x')}x`;

const jsonLines = (stdout: string): unknown =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('JSON that a verb prints has nothing that a terminal obeys', () => {
  const folder = temporaryFolder();
  let api: TestApi;
  before(async () => {
    api = await startApi(({ url = '' }, response) => {
      if (url.includes('broken')) return sendJson(response, { message: hostile }, 400);
      sendJson(response, [{ id: hostile, [hostile]: 1 }]);
    });
  });
  after(() => api.close());

  const written = (name: string, content: unknown): string => {
    const file = path.join(folder(), name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  };
  const config = (endpoint: string, api_: object = {}) =>
    written('x.extractor.json', {
      api: { baseUrl: api.url, ...api_ },
      config: { outputBucket: 'b', jobs: [{ __NAME: hostile, endpoint, dataType: 'x' }] },
    });
  const out = () => path.join(folder(), 'out');
  const described = () =>
    written('api.json', {
      openapi: '3.1.0',
      info: { title: hostile },
      servers: [{ url: 'https://api.example.com' }],
      paths: { [`/a${hostile}`]: { get: { summary: hostile, responses: { 200: arrayResponse } } } },
    });
  const items = { type: 'object', properties: { id: { type: 'integer' } } };
  const arrayResponse = { description: 'ok', content: { 'application/json': { schema: { type: 'array', items } } } };

  const doors: [title: string, args: () => string[] | Promise<string[]>, read: (stdout: string) => unknown][] = [
    ['run --events json', () => ['run', config('items'), '--out', out(), '--events', 'json'], jsonLines],
    [
      'run --events json, of a run that fails',
      () => ['run', config('broken'), '--out', out(), '--events', 'json'],
      jsonLines,
    ],
    ['run --events gelf', () => ['run', config('broken'), '--out', out(), '--events', 'gelf'], jsonLines],
    ['find-paging --format json', () => ['find-paging', config('broken'), '--format', 'json'], JSON.parse],
    ['check --format json', () => ['check', config('items', { [hostile]: 1 }), '--format', 'json'], JSON.parse],
    ['check --format sarif', () => ['check', config('items', { [hostile]: 1 }), '--format', 'sarif'], JSON.parse],
    ['shards --format json', () => ['shards', config('items'), '--format', 'json'], JSON.parse],
    [
      'report --format json',
      () => ['report', written('report.json', createReport([createJob(hostile)])), '--format', 'json'],
      JSON.parse,
    ],
    ['import-openapi', () => ['import-openapi', described()], JSON.parse],
  ];
  if (hasSqlite()) {
    const query = async () => {
      await importWritten(folder(), [{ name: 'in.c-main.t', columns: ['id'], rows: [[hostile]] }]);
      const sql = `SELECT id, id AS "${hostile}" FROM "in.c-main.t"`;
      return ['query', sql, '--storage', databaseIn(folder()), '--format', 'json'];
    };
    doors.push(['query --format json', query, JSON.parse]);
  }

  for (const [title, args, read] of doors) {
    it(title, async () => {
      const { stdout, stderr } = await runCliHere(await args());
      assert.doesNotMatch(stdout, unsafeOnTerminals, JSON.stringify(stdout));
      assert.doesNotMatch(stderr, /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      assert.ok(JSON.stringify(read(stdout)).includes(JSON.stringify(hostile).slice(1, -1)), stdout);
    });
  }
});
