import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');

/** Segments of the paths of the APIs, and the header with the token. */
const ofApis = /dev-branches|v2\/storage|'v2'|grouped-jobs|X-StorageApi-Token/;

/** The paths of Storage, which a dry run shows too. */
const shared = 'engine/core/platform/storagePaths.ts';

describe('The paths of the APIs of the platform', () => {
  it('are in the folder of their client alone', () => {
    const found = sourceFiles.filter((file) => ofApis.test(readFileSync(path.join(root, file), 'utf8')));
    assert.deepEqual(
      found.filter((file) => file !== shared && !file.startsWith('engine/io/platform/')),
      [],
    );
    assert.ok(found.length > 3);
  });

  it('carry the token in one place', () => {
    const found = sourceFiles.filter((file) => /X-StorageApi-Token/.test(readFileSync(path.join(root, file), 'utf8')));
    assert.deepEqual(found, ['engine/io/platform/platformRequest.ts']);
  });
});
