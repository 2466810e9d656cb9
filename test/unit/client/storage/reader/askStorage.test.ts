import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { askStorage } from '../../../../../client/storage/reader/askStorage.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { until } from '../../../../support/until.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');
const script = path.join(root, 'dist', 'storageReader.js');
const endless = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';

describe('asking the storage in a process of its own', () => {
  const folder = temporaryFolder();
  const database = () => path.join(folder(), 's.sqlite');
  const file = () => path.join(folder(), 'result.csv');
  const ceilings = { maxRows: 10, maxCharacters: 1e9 };
  const query = (sql: string, limits: { signal?: AbortSignal; seconds?: number } = {}) =>
    askStorage(script, { ask: 'query', database: database(), sql, file: file(), ...ceilings }, limits);

  beforeEach(() => {
    const made = new DatabaseSync(database());
    made.exec(`CREATE TABLE users (id TEXT, PRIMARY KEY (id)); INSERT INTO users VALUES ('1');
      CREATE TABLE "_pagewright_loads" (loaded_at, "table", mode, rows);
      INSERT INTO "_pagewright_loads" VALUES ('2026', 'users', 'full', 1)`);
    made.close();
  });

  it('gives the tables', async () => {
    assert.deepEqual(await askStorage(script, { ask: 'tables', database: database() }), {
      type: 'tables',
      tables: [{ name: 'users', rows: 1, columns: ['id'], primaryKey: ['id'] }],
    });
  });

  it('gives the result of a query, in a file', async () => {
    assert.deepEqual(await query('SELECT * FROM users'), {
      type: 'result',
      result: { rows: 1, columns: 1, isCut: false },
    });
    assert.equal(readFileSync(file(), 'utf8'), '"id"\n"1"\n');
  });

  it('refuses with a code, in words for the user', async () => {
    await assert.rejects(query('SELECT nmae'), { code: 'storage.query', message: /no such column: nmae/ });
    const missing = path.join(folder(), 'none.sqlite');
    await assert.rejects(askStorage(script, { ask: 'tables', database: missing }), { code: 'storage.missing' });
  });

  it('ends a query that would take for ever', async () => {
    const controller = new AbortController();
    const asked = query(endless, { signal: controller.signal });
    await sleep(700);
    controller.abort();
    await assert.rejects(asked, { name: 'AbortError' });
    assert.ok(!existsSync(file()));
  });

  it('ends a query at the limit of time, and says so', async () => {
    const message = 'The query takes longer than 1 second, so it was ended. Narrow it, or aggregate in it.';
    await assert.rejects(query(endless, { seconds: 1 }), { code: 'storage.query', message });
    assert.ok(!existsSync(file()));
  });

  it('does not begin where it is cancelled already', async () => {
    await assert.rejects(query('SELECT 1', { signal: AbortSignal.abort() }), { name: 'AbortError' });
  });

  it('throws where the program is not there', async () => {
    const asked = askStorage(path.join(folder(), 'none.js'), { ask: 'tables', database: database() });
    await assert.rejects(asked, /The storage process ended with 1\./);
  });

  it('leaves no process behind when the editor is killed in the middle of a query', async () => {
    const editor = path.join(folder(), 'editor.mjs');
    const request = { ask: 'query', database: database(), sql: endless, file: file(), ...ceilings };
    writeFileSync(
      editor,
      `import { fork } from 'node:child_process';
       const child = fork(${JSON.stringify(script)}, [], { execArgv: [] });
       child.send(${JSON.stringify(request)});
       console.log(child.pid);`,
    );
    const parent = spawn(process.execPath, [editor]);
    const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (data) => resolve(Number(data))));
    await sleep(700);
    assert.ok(isAlive(pid), 'the query is under way');
    parent.kill('SIGKILL');
    await until(() => !isAlive(pid));
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    // A process whose exit status was not read yet still has a number.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
