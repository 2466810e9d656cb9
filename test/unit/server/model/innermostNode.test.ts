import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { innermostNode } from '../../../../server/service/rules/createIsBroken.ts';
import { documentOf } from '../../../support/cursor.ts';
import { everythingConfiguration } from '../../../support/everythingConfiguration.ts';
import { mutateText } from '../../../support/mutateText.ts';
import { forSeeds } from '../../../support/seeded.ts';

const service = getLanguageService({});

describe('innermostNode', () => {
  it('finds nothing where there is no document, and nothing beside it', () => {
    assert.equal(innermostNode(undefined, 0), undefined);
    const json = service.parseJSONDocument(documentOf(' {}'));
    assert.equal(innermostNode(json.root, 0), undefined);
    assert.equal(innermostNode(json.root, 3), json.root);
  });

  it('finds at every offset what the JSON service finds, in broken documents as well', () => {
    forSeeds(200, (next) => {
      const text = mutateText(everythingConfiguration, next);
      // A very deep text is never parsed, and a very long one takes very long to compare.
      if (text.length > 5_000) return;
      const json = service.parseJSONDocument(documentOf(text));
      for (let offset = 0; offset <= text.length; offset++) {
        assert.equal(innermostNode(json.root, offset), json.getNodeFromOffset(offset, true), `at ${offset} in ${text}`);
      }
    });
  });
});
