import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');
const maxCount = 250;

function linesOf(file: string): number {
  return readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
}

describe('The sources', () => {
  it(`have at most ${maxCount} lines each: a longer file holds an idea that wants one of its own`, () => {
    const written = sourceFiles.filter((file) => !file.includes('generated/'));
    assert.deepEqual(
      written.map((file) => ({ file, lines: linesOf(file) })).filter(({ lines }) => lines > maxCount),
      [],
    );
  });
});
