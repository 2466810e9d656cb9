import assert from 'node:assert/strict';
import { KeptTexts } from '../../../../client/platform/documents/keptTexts.ts';

describe('Texts of the platform', () => {
  it('are kept while they are shown, however many others come', () => {
    const texts = new KeptTexts();
    texts.add('shown', 'a');
    texts.show('shown');
    for (let index = 0; index < 5000; index++) texts.add(`other-${index}`, 'b');
    assert.equal(texts.show('shown'), 'a');
  });

  it('are kept for a comparison of hundreds of files, which come before the first is shown', () => {
    const texts = new KeptTexts();
    for (let index = 0; index < 1000; index++) texts.add(`${index}`, 'b');
    assert.equal(texts.show('0'), 'b');
  });

  it('are dropped when they are closed, or were never shown after many others', () => {
    const texts = new KeptTexts();
    texts.add('never', 'a');
    texts.add('closed', 'a');
    texts.show('closed');
    texts.drop('closed');
    for (let index = 0; index < 1000; index++) texts.add(`other-${index}`, 'b');
    assert.deepEqual([texts.show('never'), texts.show('closed')], [undefined, undefined]);
  });
});
