import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { parseJson } from '../../../../engine/core/json/parseJson.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';
import { type TracedJob, tracePaging } from './tracePaging.ts';

const byNumber = { method: 'cursor', idKey: 'no', param: 'since' };

/** Requests after responses that are written as an API sends them. */
function sentAfter(pagination: JsonObject, answers: string[], job: Partial<TracedJob> = {}): string[] {
  return tracePaging({ pagination, ...job, answers: answers.map(parseJson) }).sent;
}

describe('cursor (pagination.md 9)', () => {
  // what it is about, options, answers, the last request
  const rows: [string, JsonObject, string[], string][] = [
    ['1: rows that are plain numbers are read with idKey "."', { idKey: '.' }, ['[4, 9, 7]'], 'since=9'],
    ['2: idKey is a path in the row', { idKey: 'a.b' }, ['[{"a":{"b":3}}]'], 'since=3'],
    ['2: numeric text is a number, white space before it too', {}, ['[{"no":" 12"}]'], 'since=12'],
    ['2: a fraction is cut, also below zero', { reverse: true }, ['[{"no":-1.9}]'], 'since=-1'],
    ['2: an exponent is a number', {}, ['[{"no":"1e3"}]'], 'since=1000'],
    ['2: integers keep all 64 bits', {}, ['[{"no":9007199254740993}]'], 'since=9007199254740993'],
    [
      '2: … as text too, and with an increment',
      { increment: 1 },
      ['[{"no":"1234567890123456788"},{"no":1234567890123456787}]'],
      'since=1234567890123456789',
    ],
    ['3: a later page with only smaller ids does not lower it', {}, ['[{"no":9}]', '[{"no":5}]'], 'since=9'],
    [
      '3: reverse keeps the smallest over all pages',
      { reverse: true },
      ['[{"no":9},{"no":3}]', '[{"no":5}]'],
      'since=3',
    ],
    ['4: the increment is 0 by default', {}, ['[{"no":7}]'], 'since=7'],
    [
      '4: the increment is added to what was found, not to what was sent',
      { increment: 10 },
      ['[{"no":7}]', '[{"no":7}]'],
      'since=17',
    ],
  ];
  for (const [title, options, answers, query] of rows) {
    it(`pagination.md 9, ${title}`, () =>
      assert.equal(sentAfter({ ...byNumber, ...options }, answers).at(-1), `GET /v2/parcels?${query}`));
  }

  it("pagination.md 9, 4: the job's other parameters stay, and a parameter of that name keeps its place", () => {
    const sent = sentAfter(byNumber, ['[{"no":1}]', '[{"no":2}]'], { params: { since: 'begin', depot: 'PRG' } });
    assert.deepEqual(sent, [
      'GET /v2/parcels?since=begin&depot=PRG',
      'GET /v2/parcels?since=1&depot=PRG',
      'GET /v2/parcels?since=2&depot=PRG',
    ]);
  });

  it('pagination.md 9, 2: a number beyond all bounds is none', () =>
    assert.throws(
      () => sentAfter(byNumber, ['[{"no":1e999}]']),
      (error) => isUserError(error) && error.code === 'pagination.cursor-not-numeric',
    ));

  // row, what the error shows
  const bad: [string, string][] = [
    ['{}', 'null'],
    ['{"no":null}', 'null'],
    ['{"no":"7b"}', '"7b"'],
    ['{"no":""}', '""'],
    ['{"no":true}', 'true'],
    ['{"no":[1]}', '[1]'],
    ['{"no":{"a":1}}', '{"a":1}'],
  ];
  for (const [row, shown] of bad) {
    it(`pagination.md 9, 2: ${row} has no number, and the error shows ${shown} (15)`, () =>
      assert.throws(
        () => sentAfter(byNumber, [`[{"no":1},${row}]`]),
        (error) =>
          isUserError(error) && error.code === 'pagination.cursor-not-numeric' && error.message.includes(` ${shown} `),
      ));
  }

  it('pagination.md 15: a value that is too long to be shown is not cut: a part of a secret would not be masked', () =>
    assert.throws(
      () => sentAfter(byNumber, [`[{"no":"${'x'.repeat(100)}"}]`]),
      (error) => isUserError(error) && !error.message.includes('xx') && /has a long value there/.test(error.message),
    ));
});
