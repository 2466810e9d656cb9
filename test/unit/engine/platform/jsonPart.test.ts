import assert from 'node:assert/strict';
import { JsonPart, ShapeError } from '../../../../engine/core/platform/jsonPart.ts';
import { platformTime } from '../../../../engine/core/platform/platformTime.ts';

function partOf(text: string): JsonPart {
  const part = JsonPart.of(text);
  assert.ok(part !== undefined);
  return part;
}

describe('The text of a field of an answer', () => {
  const texts: string[] = [
    '{}',
    '[]',
    '{"a":12345678901234567890}',
    '{"rate":1.10,"big":1e400,"minus":-0}',
    '{ "spaced" : [ 1 , 2 ] }',
    '{"b":1,"a":2,"10":3,"1":4}',
    '{"twice":1,"twice":2}',
    '{"slash":"a\\/b","unicode":"\\u017d\\ud83d\\ude00","raw":"Ž😀"}',
    '{"half":"\\ud800"}',
    '{"__proto__":{"x":1}}',
    '{"close":"}],\\"configuration\\":{}"}',
    '"text"',
    `{"deep":${'['.repeat(200)}${']'.repeat(200)}}`,
  ];
  for (const text of texts) {
    it(`stays as it is: ${text.slice(0, 60)}`, () => {
      const answer = partOf(`\n{"id":"1", "configuration" : ${text} ,"state":{"configuration":{"not":"this"}}}\n`);
      assert.equal(answer.needed('configuration').json, text);
      const [item] = partOf(`[ {"configuration":${text}} ]`).list() ?? [];
      assert.equal(item?.needed('configuration').json, text);
    });
  }
});

describe('What is not JSON', () => {
  for (const text of [
    '',
    '<html></html>',
    '{"a":',
    '{"a":1} more',
    '{"a":[1,}',
    `${'['.repeat(600)}${']'.repeat(600)}`,
  ]) {
    it(`is no answer: ${JSON.stringify(text.slice(0, 30))}`, () => assert.equal(JsonPart.of(text), undefined));
  }
});

describe('A value in an answer', () => {
  const answer = partOf(
    '{"id":12345678901234567890,"name":"x","none":null,"version":"12","count":3.0,"minus":-1,"yes":"1","no":"0","off":false,"empty":[],"gaps":{"0":"a","2":"b"},"object":{"a":1},"nested":{"id":"y"},"mixed":[1,"2",null,{}]}',
  );

  it('is a text or the digits of a number', () => {
    assert.deepEqual(
      ['id', 'name', 'none', 'absent', 'off', 'nested'].map((name) => answer.text(name)),
      ['12345678901234567890', 'x', undefined, undefined, undefined, undefined],
    );
  });

  it('is a count', () => {
    assert.deepEqual(
      ['version', 'count', 'minus', 'id', 'name', 'none'].map((name) => answer.count(name)),
      [12, 3, undefined, undefined, undefined, undefined],
    );
  });

  it('is a flag', () => {
    assert.deepEqual(
      ['yes', 'no', 'off', 'absent'].map((name) => answer.flag(name)),
      [true, false, false, false],
    );
  });

  it('is a list, also where PHP made an object of it', () => {
    assert.deepEqual(
      ['empty', 'gaps', 'mixed'].map((name) => answer.texts(name)),
      [[], ['a', 'b'], ['1', '2']],
    );
    assert.equal(answer.field('object')?.list(), undefined);
    assert.deepEqual(answer.items('absent'), []);
  });

  it('that is missing is named', () => {
    const missing = (name: string) => (error: unknown) =>
      error instanceof ShapeError && error.message === `"${name}" is missing`;
    assert.throws(() => answer.neededText('absent'), missing('absent'));
    assert.throws(() => answer.neededCount('name'), missing('name'));
    assert.throws(() => partOf('[]').needed('owner'), missing('owner'));
  });
});

describe('A time of the platform', () => {
  const cases: [text: string, time: string | undefined][] = [
    ['2026-11-27T18:03:09+0000', '2026-11-27T18:03:09Z'],
    ['2026-11-27T18:03:09+00:00', '2026-11-27T18:03:09Z'],
    ['2026-11-27T18:03:09Z', '2026-11-27T18:03:09Z'],
    ['2026-11-27T18:03:09.123456Z', '2026-11-27T18:03:09Z'],
    ['2026-11-27T19:03:09+0100', '2026-11-27T18:03:09Z'],
    ['2026-11-27 18:03:09+0000', '2026-11-27T18:03:09Z'],
    ['2026-11-27T18:03:09', undefined],
    ['2026-13-27T18:03:09Z', undefined],
    ['yesterday', undefined],
    ['', undefined],
  ];
  for (const [text, time] of cases) it(`${text}: ${time}`, () => assert.equal(platformTime(text), time));
});
