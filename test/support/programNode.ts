import { spawnSync } from 'node:child_process';

/** The Node that runs the programs under test: this one, or the one that PAGEWRIGHT_TEST_NODE names. */
export const programNode = process.env['PAGEWRIGHT_TEST_NODE'] ?? process.execPath;

/** Whether that Node has SQLite: from 22.13 on. */
export function hasSqlite(): boolean {
  return spawnSync(programNode, ['-e', "require('node:sqlite')"]).status === 0;
}

/** Whether that Node has a function, such as `require('node:zlib').zstdCompress`. */
export function nodeHas(name: string): boolean {
  return spawnSync(programNode, ['-p', `typeof ${name}`], { encoding: 'utf8' }).stdout.trim() === 'function';
}
