import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from '../../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');

/** What only a client of the APIs has in it: segments of their paths, and the header with the token. */
const ofApis = /dev-branches|v2\/storage|grouped-jobs|versions\/|'rollback'|sinceId|'kill'|x-storageapi-token/i;

describe('The paths of the APIs of the platform', () => {
  it('are in the folder of their client alone', () => {
    const found = sourceFiles.filter((file) => ofApis.test(readFileSync(path.join(root, file), 'utf8')));
    assert.deepEqual(
      found.filter((file) => !file.startsWith('engine/io/platform/')),
      [],
    );
    assert.ok(found.length > 3);
  });

  it('carry the token in one place', () => {
    const found = sourceFiles.filter((file) => /X-StorageApi-Token/.test(readFileSync(path.join(root, file), 'utf8')));
    assert.deepEqual(found, ['engine/io/platform/platformRequest.ts']);
  });
});
