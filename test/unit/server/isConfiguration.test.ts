import assert from 'node:assert/strict';
import { isConfiguration } from '../../../server/isConfiguration.ts';

const cases: [uri: string, languageId: string, isOne: boolean][] = [
  ['file:///work/a.extractor.json', 'extractor-config', true],
  ['file:///work/a.extractor.json', 'json', true],
  ['file:///work/ex-generic-v2/shop/config.json', 'json', true],
  ['file:///work/x/ex-generic-v2/a/b/config.json', 'jsonc', true],
  ['file:///work/ex-generic-v2/config.json', 'json', true],
  ['file:///work/anything.json', 'extractor-config', true],
  ['untitled:Untitled-1', 'extractor-config', true],
  ['file:///work/anything.json', 'json', false],
  ['file:///work/package.json', 'json', false],
  ['file:///work/.zed/settings.json', 'jsonc', false],
  ['file:///work/config.json', 'json', true],
  ['file:///work/main/extractor/shop/_config.yml', 'yaml', true],
  ['file:///work/compose.yml', 'yaml', false],
  ['untitled:Untitled-1', 'extractor-config-yaml', true],
  ['file:///work/.pagewright.json', 'jsonc', false],
  ['file:///work/a.extractor.json.orig', 'json', false],
];

describe('isConfiguration', () => {
  for (const [uri, languageId, isOne] of cases) {
    it(`${isOne ? 'takes' : 'leaves alone'} ${uri} in the language ${languageId}`, () => {
      assert.equal(isConfiguration({ uri, languageId }), isOne);
    });
  }
});
