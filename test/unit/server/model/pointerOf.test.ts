import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { nodeAt } from '../../../../server/service/model/nodePaths.ts';
import { pointerOf } from '../../../../server/service/model/pointerOf.ts';
import { documentOf } from '../../../support/cursor.ts';

describe('pointerOf', () => {
  const { root } = getLanguageService({}).parseJSONDocument(documentOf('{"a": [1, {"b/c": {"d~e": 2}}], "": {}}'));

  for (const pointer of ['', '/a', '/a/0', '/a/1/b~1c/d~0e', '/']) {
    it(`gives the pointer "${pointer}" of the node that it leads to`, () => {
      const node = nodeAt(root, pointer);
      assert.ok(node);
      assert.equal(pointerOf(node), pointer);
    });
  }
});
