import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { programNode } from '../../support/programNode.ts';
import { configuration, firstKeyOf } from './given.ts';
import type { Writer } from './writer.ts';

const cli = path.join(import.meta.dirname, '..', '..', '..', 'dist', 'cli.js');

/** Runs the command line in a folder to its good end. */
async function done(folder: string, args: readonly string[]): Promise<void> {
  const child = spawn(programNode, [cli, ...args], { cwd: folder, stdio: 'ignore' });
  const [code] = await once(child, 'close');
  assert.equal(code, 0, args.join(' '));
}

/** A shard that is done has all of its pages. */
function checkPages(folder: string): void {
  const file = path.join(folder, 'pages/1-00001.json');
  if (!existsSync(file)) return;
  const { pages } = JSON.parse(readFileSync(file, 'utf8'));
  const bytes = readFileSync(path.join(folder, 'pages', pages.file));
  assert.equal(createHash('sha256').update(bytes).digest('hex'), pages.sha256);
}

/** Writers of several files that belong together. */
export const sets: Writer[] = [
  {
    name: 'run --shard',
    does: { args: ['run', 'a.extractor.json', '--pages', 'pages', '--stage', '1', '--index', '0'] },
    async prepare(folder, url) {
      configuration(folder, url);
      await done(folder, ['shards', 'a.extractor.json', '--pages', 'pages', '--max', '1']);
    },
    makes: ['pages/1-00001.json'],
    essence: (text) => {
      const { shard, pages } = JSON.parse(text);
      return [shard.name, pages.pages];
    },
    check: checkPages,
  },
  {
    name: 'combine',
    does: { args: ['combine', 'a.extractor.json', '--pages', 'pages', '--out', 'out', '--report', 'report.json'] },
    async prepare(folder, url) {
      configuration(folder, url);
      await done(folder, ['shards', 'a.extractor.json', '--pages', 'pages', '--max', '1']);
      await done(folder, ['run', 'a.extractor.json', '--pages', 'pages', '--stage', '1', '--index', '0']);
    },
    makes: ['pages/state.json'],
    replaces: ['report.json', 'out/state.json'],
    moves: ['out/tables/b.items.csv', 'out/tables/b.orders.csv'],
    essence: (text) => (text.startsWith('{') ? firstKeyOf(text) : text),
    check: checkPages,
  },
];

/** A run that imports its tables into a storage. */
export const storage: Writer = {
  name: 'run --storage',
  does: { args: ['run', 'a.extractor.json', '--out', 'out', '--storage', 's.sqlite', '--report', 'report.json'] },
  prepare: configuration,
  replaces: ['report.json'],
  essence: firstKeyOf,
  check(folder) {
    if (!existsSync(path.join(folder, 's.sqlite'))) return;
    const database = new DatabaseSync(path.join(folder, 's.sqlite'));
    const read = (sql: string) => database.prepare(sql).all().flatMap(Object.values);
    try {
      assert.deepEqual(read('PRAGMA integrity_check'), ['ok']);
      const tables = read(`SELECT name FROM sqlite_schema WHERE name LIKE 'in.%'`);
      assert.ok([0, 2].includes(tables.length), String(tables));
      for (const table of tables) assert.deepEqual(read(`SELECT count(*) FROM "${table}"`), [100]);
    } finally {
      database.close();
    }
  },
};
