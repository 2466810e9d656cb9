import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const manifest = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../../package.json'), 'utf8'));

describe('pagewright.run.followLinks', () => {
  it('is off, and cannot be set by a workspace: it may be that of a stranger', () => {
    const { default: value, scope } = manifest.contributes.configuration.properties['pagewright.run.followLinks'];
    assert.deepEqual([value, scope], [false, 'machine']);
  });
});
