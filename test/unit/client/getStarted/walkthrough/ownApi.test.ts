import assert from 'node:assert/strict';
import { isOfOwnApi, isPaged } from '../../../../../client/getStarted/walkthrough/ownApi.ts';
import { sampleApiPort } from '../../../../../samples/api/http/sampleApiPort.ts';

const sample = `http://127.0.0.1:${sampleApiPort}/v1/`;

describe('The walkthrough "Your Own API"', () => {
  const configurations: [text: string, isOwn: boolean][] = [
    ['{"api": {"baseUrl": "https://a.b/"}}', true],
    ['{"parameters": {"api": {"baseUrl": "https://a.b/"}}}', true],
    ['{"api": {"baseUrl": {"attr": "url"}}}', true],
    [`{"api": {"baseUrl": "${sample}"}}`, false],
    [`{"parameters": {"api": {"baseUrl": "${sample}"}}}`, false],
    ['{"api": {}}', false],
    ['{"api": ', false],
    ['', false],
  ];
  for (const [text, isOwn] of configurations) {
    it(`${isOwn ? 'counts' : 'does not count'} ${text || 'an empty text'}`, () =>
      assert.equal(isOfOwnApi(text), isOwn));
  }

  it('sees whether there is paging', () => {
    assert.equal(isPaged('{"api": {"pagination": {"method": "offset"}}}'), true);
    assert.equal(isPaged('{"api": {"baseUrl": "https://a.b/"}}'), false);
  });
});
