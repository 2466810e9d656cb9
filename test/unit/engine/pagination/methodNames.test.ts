import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paginationBranches } from '../../../../engine/core/schema/generated/options.ts';
import { filesThat } from '../../../support/filesThat.ts';
import { sourceFiles } from '../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '../../../..');
const names: ReadonlySet<string> = new Set(Object.keys(paginationBranches));

/** Where the same word is the name of an option, a parameter of the platform's own APIs, or means a place in a text. */
const otherMeanings = [
  'client/running/commands/jobToRun.ts: cursor',
  'engine/io/platform/readLastJobs.ts: offset',
  'engine/io/platform/readVersions.ts: offset',
  'engine/io/platform/searchJobs.ts: offset',
  'samples/api/paging/pageByOffset.ts: offset',
  'server/service/rules/unusedOption.ts: offset',
];

/** The folders of the methods, and of the words of APIs. */
const homes = [/^engine\/core\/pagination\//, /^engine\/core\/recognition\//];

/** The texts in the code of a file that are the name of a method, in any use. */
function namesIn(file: string): string[] {
  const code = readFileSync(path.join(root, file), 'utf8').replace(/\/\*.*?\*\/|(^|\s)\/\/ .*?$/gms, '');
  const texts = [...code.matchAll(/(['`])([\w.]+)\1/g)].map(([, , text = '']) => text);
  return texts.filter((text) => names.has(text)).map((name) => `${file}: ${name}`);
}

describe('the names of paging methods', () => {
  it('are known to the descriptors alone: everything else asks what a method does', () => {
    const elsewhere = filesThat(sourceFiles, { have: (file) => namesIn(file).length > 0, but: homes });
    assert.deepEqual([...new Set(elsewhere.flatMap(namesIn))].sort(), otherMeanings);
  });
});
