import assert from 'node:assert/strict';
import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBeyond } from '../../../../engine/io/files/filesBeyond.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('The files beyond the newest ones', () => {
  const folder = temporaryFolder();

  beforeEach(() => {
    for (const [minute, name] of ['old.json', 'older.txt', 'new.json', 'newest.json'].entries()) {
      const file = path.join(folder(), name);
      writeFileSync(file, '');
      utimesSync(file, minute * 60, minute * 60);
    }
  });

  const cases: [count: number, beyond: string[]][] = [
    [0, ['newest.json', 'new.json', 'old.json']],
    [1, ['new.json', 'old.json']],
    [2, ['old.json']],
    [3, []],
  ];
  it('are none as long as there are not too many', async () => {
    assert.deepEqual(await filesBeyond(folder(), '.json', 1, 3), []);
    assert.equal((await filesBeyond(folder(), '.json', 1, 2)).length, 2);
  });

  for (const [count, beyond] of cases) {
    it(`are the others of their kind: ${count} stay`, async () => {
      const files = await filesBeyond(folder(), '.json', count);
      assert.deepEqual(
        files.map((file) => path.basename(file)),
        beyond,
      );
    });
  }
});
