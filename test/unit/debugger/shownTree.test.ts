import assert from 'node:assert/strict';
import { parseExpression } from '../../../debugger/expressions/expression.ts';
import { jsonTextOf } from '../../../debugger/expressions/plainText.ts';
import { shownTree } from '../../../debugger/scopes/shownTree.ts';
import { parseJson } from '../../../engine/core/json/parseJson.ts';
import { Redactor } from '../../../engine/core/secrecy/redactor.ts';

const text =
  '{"meta":{"next":"b","of":{"total":2}},"items":[{"id":1,"token":"hush-hush"},{"id":2,"tags":["x"]}],"1":1.0}';

/** Expressions on a response, their values, and whether its lists have to be read for them. */
const cases: [expression: string, result: unknown, readsLists: boolean][] = [
  ['response.meta.next', 'b', false],
  ['response.meta.of.total == 2', true, false],
  ['has(response.meta.nope)', false, false],
  ['size(response)', 3n, false],
  ['response["1"]', 1, false],
  ['type(response) == map', true, false],
  ['size(response.items)', 2n, true],
  ['response.items[1].id', 2n, true],
  ['response.items[0].token', '•••', true],
  ['response.items.exists(item, item.id == 2)', true, true],
  ['response.items.map(item, item.id) == [1, 2]', true, true],
  ['response.items.filter(item, has(item.tags))[0].tags[0]', 'x', true],
  ['"x" in response.items[1].tags', true, true],
  ['type(response.items) == list', true, true],
];

describe('a response that is shown as a tree', () => {
  const redactor = new Redactor(['hush-hush']);
  const whole = parseJson(text);
  /** The response with the first of its records, as it is known before all of them are parsed. */
  const outline = text.replace(',{"id":2,"tags":["x"]}', '');

  for (const [expression, result, readsLists] of cases) {
    it(`${expression}: ${readsLists ? 'reads' : 'does not read'} the whole response`, () => {
      let reads = 0;
      const response = shownTree(parseJson(outline), redactor, () => {
        reads++;
        return whole;
      });
      assert.deepEqual(parseExpression(expression).evaluate({ response }), result);
      assert.equal(reads > 0, readsLists);
    });
  }

  it('looks at no element of a list but those that are asked for', () => {
    let looked = 0;
    const item = {
      get id() {
        looked++;
        return 1;
      },
    };
    const list = Array.from({ length: 1000 }, () => item);
    const response = shownTree({ list }, redactor);
    assert.equal(parseExpression('response.list[3].id').evaluate({ response }), 1n);
    assert.equal(looked, 1);
  });

  it('is written as the response is, without secrets', () => {
    const shown = text.replace('hush-hush', '•••').replace(',"1":1.0', '').replace('{"meta"', '{"1":1,"meta"');
    assert.equal(jsonTextOf(shownTree(whole, redactor)), shown);
  });
});
