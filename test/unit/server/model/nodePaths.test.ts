import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { nodeAt } from '../../../../server/service/model/nodePaths.ts';
import { documentOf } from '../../../support/cursor.ts';

const text = '{"a": [{"b/c~d": 1}, [2]], "x": 3, "x": 4, "": {"e": 5}}';
const { root } = getLanguageService({}).parseJSONDocument(documentOf(text));

describe('nodeAt', () => {
  const found: [string, string][] = [
    ['', text],
    ['/a', '[{"b/c~d": 1}, [2]]'],
    ['/a/0', '{"b/c~d": 1}'],
    ['/a/0/b~1c~0d', '1'],
    ['/a/1/0', '2'],
    ['/x', '4'],
    ['//e', '5'],
  ];
  for (const [pointer, expected] of found) {
    it(`finds "${pointer}"`, () => {
      const node = nodeAt(root, pointer);
      assert.equal(node && text.slice(node.offset, node.offset + node.length), expected);
    });
  }

  for (const pointer of ['/b', '/a/2', '/a/-1', '/a/x', '/x/0', '/a/0/b/c']) {
    it(`finds nothing at "${pointer}"`, () => assert.equal(nodeAt(root, pointer), undefined));
  }

  it('finds nothing where there is no document', () => assert.equal(nodeAt(undefined, '/a'), undefined));
});
