import assert from 'node:assert/strict';
import type { RemoteConfiguration } from '../../../../engine/core/platform/remoteConfiguration.ts';
import { hasContent } from '../../../../engine/roundTrip/pushing/versionWatch.ts';

const body = '{"parameters":{"api":{"baseUrl":"https://shop.example.com/é/","limit":1.0,"none":{},"list":[]}}}';

describe('The body that was saved', () => {
  const cases: [title: string, there: string, isSaved: boolean][] = [
    ['as it was sent', body, true],
    ['with escaped slashes, as PHP writes them', body.replaceAll('/', '\\/'), true],
    ['with escaped letters', body.replace('é', '\\u00e9'), true],
    ['with other white space', body.replaceAll(',', ',\n  ').replaceAll(':{', ': {'), true],
    ['with another value', body.replace('shop', 'other'), false],
    ['with a number that lost its digits', body.replace('1.0', '10'), false],
    ['with a list in place of an object', body.replace('"none":{}', '"none":[]'), false],
    ['without a key', body.replace(',"list":[]', ''), false],
    ['empty', '{}', false],
  ];
  for (const [title, there, isSaved] of cases) {
    it(`${isSaved ? 'is' : 'is not'} the one that is there ${title}`, () => {
      const configuration = { version: 2, name: 'Shop', description: '', body: there, rows: [] };
      const step = { kind: 'update', change: { body } };
      assert.equal(hasContent(configuration as unknown as RemoteConfiguration, step as never), isSaved);
    });
  }
});
