import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { paginationBranches } from '../../../../engine/core/schema/generated/options.ts';

const root = path.join(import.meta.dirname, '../../../..');
const names: ReadonlySet<string> = new Set(Object.keys(paginationBranches));

/** Where the same word is the name of a parameter, of a field or of an option, or means a place in a text. */
const otherMeanings = [
  'client/running/commands/jobToRun.ts: cursor',
  'engine/core/descriptions/evidence/nextToken.ts: cursor',
  'engine/core/descriptions/evidence/nextToken.ts: offset',
  'engine/core/descriptions/evidence/pagingWords.ts: offset',
  'engine/core/verdict/envelope.ts: cursor',
  'engine/core/verdict/witnesses/tokenBeside.ts: offset',
  'server/service/refactors/pagination/nextToken.ts: offset',
  'server/service/rules/unusedOption.ts: offset',
];

function sources(): string[] {
  const files = ['engine', 'server', 'client', 'cli'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(room, file),
    ),
  );
  const isElsewhere = (file: string) => !/^engine\/core\/(pagination|schema\/generated)\//.test(file);
  return files.map((file) => file.replaceAll('\\', '/')).filter((file) => /\.tsx?$/.test(file) && isElsewhere(file));
}

/** The texts in the code of a file that are the name of a method, whatever is done with them. */
function namesIn(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*.*?\*\/|(^|\s)\/\/ .*?$/gms, '');
  const texts = [...code.matchAll(/(['`])([\w.]+)\1/g)].map(([, , text = '']) => text);
  return texts.filter((text) => names.has(text)).map((name) => `${file}: ${name}`);
}

describe('the names of paging methods', () => {
  it('are known to the descriptors alone: everything else asks what a method does', () => {
    assert.deepEqual([...new Set(sources().flatMap(namesIn))].sort(), otherMeanings);
  });
});
