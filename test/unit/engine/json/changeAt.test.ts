import assert from 'node:assert/strict';
import { changeAt, renameAt } from '../../../../engine/core/json/changeAt.ts';
import { exactText } from '../../../../engine/core/json/exactText.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import type { JsonValue } from '../../../../engine/core/json/value.ts';

const cases: [what: string, before: string, keys: string[], value: JsonValue | undefined, after: string][] = [
  ['changes a field in place', '{"a":1,"b":2}', ['a'], 9, '{"a":9,"b":2}'],
  ['changes a field below', '{"a":{"b":1},"c":2}', ['a', 'b'], 9, '{"a":{"b":9},"c":2}'],
  ['leaves a field out', '{"a":1,"b":2}', ['a'], undefined, '{"b":2}'],
  ['changes an item', '[1,[2,3]]', ['1', '0'], 9, '[1,[9,3]]'],
  ['leaves an item out', '[1,2,3]', ['1'], undefined, '[1,3]'],
  ['changes the whole', '{"a":1}', [], 9, '9'],
  ['keeps what has no such place', '{"a":1}', ['b', 'c'], 9, '{"a":1}'],
  ['does not step into a scalar', '{"a":1}', ['a', 'b'], 9, '{"a":1}'],
  ['keeps the order of keys like numbers', '{"2":1,"1":2}', ['1'], 9, '{"2":1,"1":9}'],
];

describe('changeAt', () => {
  for (const [what, before, keys, value, after] of cases)
    it(what, () => assert.equal(exactText(changeAt(parseJson(before), keys, () => value)), after));
});

describe('renameAt', () => {
  it('renames in place', () =>
    assert.equal(exactText(renameAt(parseJson('{"a":{"b":1,"c":2}}'), ['a', 'b'], 'x')), '{"a":{"x":1,"c":2}}'));

  it('renames nothing that is not there', () =>
    assert.equal(exactText(renameAt(parseJson('{"a":1}'), ['z', 'b'], 'x')), '{"a":1}'));
});
