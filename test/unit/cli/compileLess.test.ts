import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const file = pathToFileURL(path.join(import.meta.dirname, '../../../cli/compiledCode/compileLess.ts')).href;

describe('What is left to the baseline compiler of V8', () => {
  // In a process of its own, whose flags are nobody else's. The tag of cached code stands for V8's flags, too.
  it('is said by a flag that this V8 knows', () => {
    const script = `
      import { cachedDataVersionTag } from 'node:v8';
      import { compileLess } from ${JSON.stringify(file)};
      const before = cachedDataVersionTag();
      compileLess();
      process.stdout.write(String(cachedDataVersionTag() !== before));`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    assert.deepEqual([stdout, stderr], ['true', '']);
  });
});
