import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listKeptExchanges, readKeptExchange } from '../../../../../engine/faces/exchanges.ts';
import { openPlace, publishRun } from '../../../../../engine/faces/publishing.ts';
import { fetchExchanges, findRun } from '../../../../../engine/faces/reports.ts';
import { folderFiles } from '../../../../../engine/io/files/folderFiles.ts';
import { PageFile } from '../../../../../engine/io/pages/pageFile.ts';
import { type DoneShard, ShardStore } from '../../../../../engine/io/pages/shardStore.ts';
import { readFolder } from '../../../../support/readFolder.ts';
import { runToEnd } from '../../../../support/runToEnd.ts';
import { sendJson, startApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { createJob, createReport } from '../../summary/createReport.ts';

const { signal } = new AbortController();

describe('The exchanges of a run that happened elsewhere', () => {
  const folder = temporaryFolder();
  const at = (...parts: string[]) => path.join(folder(), ...parts);

  /** Opens a run whose recording has these lines, and files beside them. */
  async function open(lines: readonly unknown[], files: Record<string, string> = {}) {
    mkdirSync(at('recording', 'answers'), { recursive: true });
    writeFileSync(at('report.json'), JSON.stringify(createReport([])));
    const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n');
    writeFileSync(at('recording', 'exchanges.jsonl'), `${text}\n`);
    for (const [name, content] of Object.entries(files)) writeFileSync(at(name), content);
    return await fetchExchanges(await findRun(folder(), signal), at('kept'), signal);
  }

  const exchange = (extra: object = {}) => ({
    method: 'GET',
    url: 'http://a.b/c',
    status: 200,
    at: 1,
    ms: 2,
    ...extra,
  });

  it('are kept with their responses, of which request and job they are', async () => {
    const api = await startApi((_, response) => sendJson(response, [{ id: 1 }]));
    try {
      const config = { api: { baseUrl: api.url }, config: { outputBucket: 'b', jobs: [{ endpoint: 'users' }] } };
      const { report } = await runToEnd({ config, outDir: at('out'), record: at('night', 'recording') });
      writeFileSync(at('night', 'report.json'), JSON.stringify(report));
      const exchanges = await fetchExchanges(await findRun(at('night'), signal), at('kept'), signal);
      assert.deepEqual(
        exchanges.map(({ request, job, status }) => [request, job, status]),
        [[1, 'users', 200]],
      );
      const kept = await readKeptExchange(folderFiles(at('kept')), 1);
      assert.equal(kept?.answer, 'answers/000001.json');
      assert.deepEqual(JSON.parse(readFolder(at('kept'))['answers/000001.json'] ?? ''), [{ id: 1 }]);
    } finally {
      await api.close();
    }
  });

  it('are found where the run was published', async () => {
    await open([exchange({ answer: 'answers/0001.json' })], { 'recording/answers/0001.json': '[7]' });
    const report = createReport([]);
    await publishRun(openPlace(at('place')), { report, recording: at('recording') }, { signal });
    const found = await findRun(at('place'), signal);
    assert.deepEqual(found.report, report);
    assert.ok(found.directory?.startsWith(at('place', 'runs')));
    assert.equal((await fetchExchanges(found, at('published'), signal)).length, 1);
    assert.equal(readFolder(at('published'))['answers/000001.json'], '[7]');
  });

  it('are the first pages of its shards where these are kept', async () => {
    const file = await PageFile.create();
    const run = { config: 'a'.repeat(64), startedAt: '2026-01-31T08:00:00.000Z', previousStart: 0, shards: 8 };
    for (let page = 1; page <= 300; page++) {
      const key = JSON.stringify([1, '/config/jobs/0', 'GET', `https://api.example.com/users?page=${page}`, null]);
      const body = Buffer.from(JSON.stringify([{ page, access_token: 's3cret-token-1' }]));
      await file.add({ key, status: 200, headers: new Map([['x-a', 'b']]), body });
    }
    const shard = { version: 1, name: '1-00001', stage: 1, title: 'users', groups: [1, 1], run } as const;
    const done = { shard, requests: 300, retries: 0, records: 300 } as unknown as DoneShard;
    await new ShardStore(openPlace(at('pages')), run).put(done, await file.end(), signal);
    const report = createReport([createJob('users', { pointer: '/config/jobs/0' })]);
    writeFileSync(at('pages', 'report.json'), JSON.stringify(report));
    const exchanges = await fetchExchanges(await findRun(at('pages'), signal), at('kept'), signal);
    assert.equal(exchanges.length, 200);
    assert.deepEqual(exchanges[6], {
      method: 'GET',
      url: 'https://api.example.com/users?page=7',
      job: 'users',
      status: 200,
      headers: { 'x-a': 'b' },
      at: 0,
      ms: 0,
    });
    assert.deepEqual(JSON.parse(readFolder(at('kept'))['answers/000007.json'] ?? ''), [
      { page: 7, access_token: '__MASKED__' },
    ]);
    await file.discard();
  });

  it('are those of the job in a wrapped configuration, too', async () => {
    const file = await PageFile.create();
    const run = { config: 'a'.repeat(64), startedAt: '2026-01-31T08:00:00.000Z', previousStart: 0, shards: 8 };
    const key = JSON.stringify([1, '/config/jobs/0', 'GET', 'https://api.example.com/users', null]);
    await file.add({ key, status: 200, headers: new Map(), body: Buffer.from('[]') });
    const shard = { version: 1, name: '1-00001', stage: 1, title: 'users', groups: [1, 1], run } as const;
    const done = { shard, requests: 1, retries: 0, records: 0 } as unknown as DoneShard;
    await new ShardStore(openPlace(at('pages')), run).put(done, await file.end(), signal);
    const report = createReport([createJob('users', { pointer: '/parameters/config/jobs/0' })]);
    writeFileSync(at('pages', 'report.json'), JSON.stringify(report));
    const [exchange] = await fetchExchanges(await findRun(at('pages'), signal), at('kept'), signal);
    assert.equal(exchange?.job, 'users');
    await file.discard();
  });

  it('are none where there is no recording', async () => {
    writeFileSync(at('report.json'), JSON.stringify(createReport([])));
    assert.deepEqual(await fetchExchanges(await findRun(folder(), signal), at('kept'), signal), []);
  });

  it('are the first and the last ones of very many', async () => {
    const exchanges = await open(Array.from({ length: 1000 }, () => exchange()));
    assert.equal(exchanges.length, 1000);
    const kept = [...(await listKeptExchanges(folderFiles(at('kept'))))]
      .sort((a, b) => a - b)
      .filter((number) => number > 0);
    assert.deepEqual([kept.length, kept[0], kept[199], kept[200], kept[399]], [400, 1, 200, 801, 1000]);
  });

  for (const [title, line] of [
    ['is not JSON', '{'],
    ['is no exchange', {}],
    ['has a job that is not text', exchange({ job: {} })],
    ['has half a request', exchange({ request: 1.5 })],
  ] as const) {
    it(`are refused where a line ${title}`, async () => {
      await assert.rejects(
        open([exchange(), line]),
        /is damaged: line 2 of "recording\/exchanges\.jsonl" cannot be read/,
      );
    });
  }

  for (const [title, answer] of [
    ['leads elsewhere', '../../secret.json'],
    ['is a path', '/etc/passwd'],
    ['is missing', 'answers/0007.json'],
  ] as const) {
    it(`take no response from a file whose name ${title}`, async () => {
      await open([exchange({ answer })], { 'secret.json': '"s3cret"' });
      assert.ok(!JSON.stringify(readFolder(at('kept'))).includes('s3cret'));
      assert.equal((await readKeptExchange(folderFiles(at('kept')), 1))?.answer, undefined);
    });
  }
});
