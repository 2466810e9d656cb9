import assert from 'node:assert/strict';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import { isSameResponse } from '../../../../engine/core/pagination/isSameResponse.ts';
import { sampleRecords } from '../../../../engine/core/pagination/sampleRecords.ts';
import { selectRecords } from '../../../../engine/core/records/selectRecords.ts';

function page(text: string, isError = false) {
  const response = parseJson(text);
  const { records } = selectRecords(response, { path: 'items', delimiter: '.' }, 'items');
  return { content: { response }, body: Buffer.from(text), isError, sample: sampleRecords(records) };
}

/** Records of which only every second or third is sampled. */
const many = (changed: number) =>
  JSON.stringify({ items: Array.from({ length: 40 }, (_, index) => ({ id: index === changed ? -1 : index })) });

const cases: [title: string, one: string, other: string, isSame: boolean][] = [
  ['the same text', '{"items":[{"id":1}],"at":1}', '{"items":[{"id":1}],"at":1}', true],
  ['other white space', '{"items":[{"id":1}]}', '{ "items": [{"id": 1}] }', true],
  ['another spelling of a text', '{"items":[{"id":"é"}]}', '{"items":[{"id":"\\u00e9"}]}', true],
  ['another record', '{"items":[{"id":1}]}', '{"items":[{"id":2}]}', false],
  ['one record more', '{"items":[{"id":1}]}', '{"items":[{"id":1},{"id":1}]}', false],
  ['another type', '{"items":[{"id":1}]}', '{"items":[{"id":"1"}]}', false],
  ['another kind of number', '{"items":[{"id":1}]}', '{"items":[{"id":1.0}]}', false],
  ['another order of keys', '{"items":[{"a":1,"b":2}]}', '{"items":[{"b":2,"a":1}]}', false],
  ['a change around the records', '{"items":[{"id":1}],"at":1}', '{"items":[{"id":1}],"at":2}', false],
  ['a change in a record that is not sampled', many(-1), many(1), false],
  ['the same many records', many(-1), ` ${many(-1)}`, true],
  ['no records, and the same around them', '{"items":[],"at":1}', '{"at":1,"items":[]}', false],
  ['no records, spelled in another way', '{"items":[],"at":1}', '{"items":[ ],"at":1}', true],
];

describe('the rule of the same response', () => {
  for (const [title, one, other, isSame] of cases) {
    it(`${isSame ? 'ends' : 'goes on'}: ${title}`, () => {
      assert.equal(isSameResponse(page(one), page(other)), isSame);
    });
  }

  it('compares ignored errors whole, because their text was written from the response', () => {
    const error = { ...page('{"at":1.0}', true), body: Buffer.from('{"at":1}') };
    assert.equal(isSameResponse(error, page('{"at":1}')), false);
    assert.equal(isSameResponse(error, error), true);
  });
});
