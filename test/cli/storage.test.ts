import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { matchesSchema } from '../support/matchesSchema.ts';
import { hasSqlite } from '../support/programNode.ts';
import { readFolder } from '../support/readFolder.ts';
import { runCli } from '../support/runCli.ts';
import { sendJson, startApi, type TestApi } from '../support/startApi.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

describe('pagewright run --storage', () => {
  const isThere = hasSqlite();
  const itStores = isThere ? it : it.skip;
  const folder = temporaryFolder();
  let api: TestApi;
  let records: object[];

  beforeEach(async () => {
    records = [
      { id: 1, name: 'Ada' },
      { id: 2, name: 'Bob' },
    ];
    api = await startApi((_, response) => sendJson(response, records));
    writeFileSync(at('users.extractor.json'), config());
  });
  afterEach(() => api.close());

  const at = (...parts: string[]) => path.join(folder(), ...parts);
  const config = (incrementalOutput = true) =>
    JSON.stringify({
      api: { baseUrl: api.url, retryConfig: { maxRetries: 0 } },
      config: {
        outputBucket: 'b',
        incrementalOutput,
        jobs: [{ endpoint: 'users' }],
        mappings: { users: { id: { mapping: { destination: 'id', primaryKey: true } }, name: 'name' } },
      },
    });
  const run = (...args: string[]) =>
    runCli(['run', at('users.extractor.json'), '--no-shapes', '--storage', at('s.sqlite'), ...args]);
  const stored = () => {
    const database = new DatabaseSync(at('s.sqlite'), { readOnly: true });
    const rows = database.prepare('SELECT * FROM "in.c-b.users"').all();
    database.close();
    return rows.map((row) => Object.values(row).join(' '));
  };

  itStores('imports the tables and says so, as an event and in the report', async () => {
    const { code, events, stderr } = await run('--events', 'json', '--report', at('report.json'));
    assert.equal(code, 0, stderr);
    assert.equal(stderr, '', 'nothing of an experiment');
    assert.deepEqual(stored(), ['1 Ada', '2 Bob']);
    const told = events.at(-1);
    assert.ok(told?.kind === 'storage-imported');
    assert.deepEqual([told.file, told.tables, told.rows], [at('s.sqlite'), 1, 2]);
    matchesSchema(told, 'event.schema.json');
    const report = JSON.parse(readFileSync(at('report.json'), 'utf8'));
    assert.deepEqual(report.storage, { file: at('s.sqlite'), tables: 1, rows: 2 });
    matchesSchema(report, 'report.schema.json');
  });

  itStores('lets an incremental run replace by key, and a full one replace it all', async () => {
    await run();
    records = [
      { id: 2, name: 'Bo' },
      { id: 3, name: 'Cy' },
    ];
    await run();
    assert.deepEqual(stored(), ['1 Ada', '2 Bo', '3 Cy']);
    writeFileSync(at('users.extractor.json'), config(false));
    await run();
    assert.deepEqual(stored(), ['2 Bo', '3 Cy']);
  });

  itStores('says it at the terminal, and imports a run with limits too where it is asked to', async () => {
    const { code, stdout } = await run('--max-records', '1');
    assert.equal(code, 0);
    assert.match(stdout, /1 table with 1 row imported into the storage ".*s\.sqlite"\./);
    assert.deepEqual(stored(), ['1 Ada']);
  });

  itStores('ends with 1 where nothing can be imported; the tables are written all the same', async () => {
    writeFileSync(at('s.sqlite'), 'not a database, but a text that is long enough to be looked at. '.repeat(20));
    const { code, events } = await run('--events', 'json', '--report', at('report.json'));
    assert.equal(code, 1);
    const told = events.find(({ kind }) => kind === 'storage-not-imported');
    assert.ok(told?.kind === 'storage-not-imported');
    assert.deepEqual([told.level, told.code], ['warning', 'storage.failed']);
    assert.match(
      told.message,
      /^The tables were not imported into the storage, which is unchanged: .* not a SQLite database\.$/,
    );
    matchesSchema(told, 'event.schema.json');
    const report = JSON.parse(readFileSync(at('report.json'), 'utf8'));
    assert.deepEqual([report.outcome, report.storage.error.code], ['done', 'storage.failed']);
    matchesSchema(report, 'report.schema.json');
    assert.ok(readFolder(at('out', 'users'))['tables/b.users.csv']);
  });

  itStores('ends with 130 where it is cancelled during the import; the tables are written all the same', async () => {
    await run();
    const other = new DatabaseSync(at('s.sqlite'));
    // The import waits for whoever is writing.
    other.exec('BEGIN IMMEDIATE');
    const args = ['run', at('users.extractor.json'), '--no-shapes', '--storage', at('s.sqlite'), '--events', 'json'];
    let isCancelled = false;
    const { code, events } = await runCli(args, {}, (child, output) => {
      if (isCancelled || !output.includes('"run-finished"')) return;
      isCancelled = true;
      setTimeout(() => child.kill('SIGINT'), 200);
    });
    other.close();
    assert.equal(code, 130);
    const told = events.at(-1);
    assert.deepEqual(told?.kind === 'storage-not-imported' && told.code, 'storage.cancelled');
    assert.ok(existsSync(at('out', 'users', 'tables', 'b.users.csv')));
    assert.deepEqual(stored(), ['1 Ada', '2 Bob']);
  });

  itStores('imports nothing of a run that failed', async () => {
    await run();
    await api.close();
    const { code, events } = await run('--events', 'json');
    assert.equal(code, 1);
    assert.deepEqual(
      events.filter(({ kind }) => kind.startsWith('storage')),
      [],
    );
    assert.deepEqual(stored(), ['1 Ada', '2 Bob']);
  });

  it('says which Node is needed where this one has no SQLite, and writes the tables', async () => {
    const args = ['--events', 'json'];
    const environment = isThere ? { NODE_OPTIONS: '--no-experimental-sqlite' } : undefined;
    const options = ['run', at('users.extractor.json'), '--no-shapes', '--storage', at('s.sqlite'), ...args];
    const { code, events } = await runCli(options, environment);
    assert.equal(code, 1);
    const told = events.find(({ kind }) => kind === 'storage-not-imported');
    assert.match(told?.message ?? '', /The storage needs Node 22\.13 or newer, which includes SQLite; this is \d/);
    assert.ok(existsSync(at('out', 'users', 'tables', 'b.users.csv')));
    assert.ok(!existsSync(at('s.sqlite')));
  });
});
