import assert from 'node:assert/strict';
import { fileName, isUri } from '../../../../client/shared/fileName.ts';

// what names a file, its name, whether it is a URI
const cases: [string, string, boolean][] = [
  ['/work/users.extractor.json', 'users.extractor.json', false],
  ['C:\\work\\users.extractor.json', 'users.extractor.json', false],
  ['c:/work/users.extractor.json', 'users.extractor.json', false],
  ['users.extractor.json', 'users.extractor.json', false],
  ['memfs:/work/my%20users.extractor.json', 'my users.extractor.json', true],
  ['memfs:/work/100%.json', '100%.json', true],
  ['vscode-vfs://github/keboola/configs/users.extractor.json', 'users.extractor.json', true],
];

describe('What names a file', () => {
  for (const [id, name, isOne] of cases) {
    it(`${id} has the name ${name}, and is ${isOne ? 'a URI' : 'a path'}`, () => {
      assert.deepEqual([fileName(id), isUri(id)], [name, isOne]);
    });
  }
});
