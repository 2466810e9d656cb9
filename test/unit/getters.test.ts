import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesThat } from '../support/filesThat.ts';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** A getter deeper than those of a class is in a literal. */
const inLiteral = /^ {4,}get \w+\(\)/m;

describe('A getter', () => {
  it('is in a class where a run makes it for each page: V8 keeps a literal with one until its next full collection', () => {
    const ofRuns = sourceFiles.filter((file) =>
      /^engine\/(core\/(pagination|recognition|records|request|transcode|verdict)|run)\//.test(file),
    );
    const have = (file: string) => inLiteral.test(readFileSync(path.join(root, file), 'utf8'));
    // One for each table.
    const but = [/^engine\/run\/writing\/rowsInMemory\.ts$/];
    assert.deepEqual(filesThat(ofRuns, { have, but }), []);
  });
});
