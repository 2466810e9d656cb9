import assert from 'node:assert/strict';
import { movedFile, moveKeys } from '../../../../client/shared/fileMove.ts';

describe('a file that moves', () => {
  for (const [title, file, from, to, moved] of [
    ['is renamed itself', '/w/a.json', '/w/a.json', '/w/b.json', '/w/b.json'],
    ['moves with its folder', '/w/x/y/a.json', '/w/x', '/w/z', '/w/z/y/a.json'],
    ['moves with its folder on Windows', 'C:\\w\\x\\a.json', 'C:\\w\\x', 'C:\\w\\z', 'C:\\w\\z\\a.json'],
    ['moves with its folder in a virtual workspace', 'vfs://h/x/a.json', 'vfs://h/x', 'vfs://h/z', 'vfs://h/z/a.json'],
    ['stays where another one moves', '/w/b.json', '/w/a.json', '/w/c.json', undefined],
    ['stays where a folder moves whose name only begins like its own', '/w/xy/a.json', '/w/x', '/w/z', undefined],
    ['stays where only its name begins like that of another', '/w/a.json.bak', '/w/a.json', '/w/c.json', undefined],
  ] as const) {
    it(title, () => assert.equal(movedFile(file, { from, to }), moved));
  }

  it('takes the entry of a record along, and replaces that of its new name', () => {
    const record = { '/w/a.json': 1, '/w/b.json': 2, '/w/c.json': 3 };
    const moved = moveKeys(record, { from: '/w/a.json', to: '/w/b.json' });
    assert.deepEqual(moved, { '/w/b.json': 1, '/w/c.json': 3 });
    assert.equal(moveKeys(record, { from: '/w/d.json', to: '/w/a.json' }), record);
  });
});
