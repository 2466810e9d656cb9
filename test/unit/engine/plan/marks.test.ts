import assert from 'node:assert/strict';
import { Marks } from '../../../../engine/core/plan/marks.ts';

describe('marks', () => {
  const marks = new Marks((text) => text.replace('secret', '•••'));
  const id = marks.place('id');
  const query = marks.placeParameter('query');
  const bearer = marks.placeText('Bearer ‹token›');

  const table: [title: string, text: string, shown: string][] = [
    ['a value', `/users/${id}/x`, '/users/‹id›/x'],
    ['several', `?a=${id}&b=${id}`, '?a=‹id›&b=‹id›'],
    ['a whole JSON text, which may be of any kind', `{"a":"${id}","b":["${id}"]}`, '{"a":‹id›,"b":[‹id›]}'],
    ['part of a JSON text', `{"a":"x${id}"}`, '{"a":"x‹id›"}'],
    ['a parameter with its name, in a query', `?a=1&${query}=`, '?a=1&‹query›'],
    ['… and in JSON', `{"a":1,"${query}":""}`, '{"a":1,‹query›}'],
    ['a text as it is', bearer, 'Bearer ‹token›'],
    ['nothing', 'pwmark', 'pwmark'],
  ];
  for (const [title, text, shown] of table) it(`show ${title}`, () => assert.equal(marks.show(text), shown));

  it('go through addresses and encodings unchanged, as hosts too', () => {
    for (const mark of [id, query, bearer]) {
      assert.equal(encodeURIComponent(mark), mark);
      assert.equal(new URL(`https://${mark}.example.test/`).hostname, `${mark}.example.test`);
      assert.equal(JSON.stringify(mark), `"${mark}"`);
    }
  });

  it('are told from other texts', () => {
    assert.deepEqual([marks.isMark(id), marks.isMark(`${id}x`), marks.isMark('')], [true, false, false]);
    assert.deepEqual([marks.beginningOf(`${id}/x`), marks.beginningOf(`/${id}`)], [id, undefined]);
    assert.deepEqual([marks.occurIn(`/${id}/`), marks.occurIn('/x')], [true, false]);
  });

  it('are not taken for the value of a parameter by what masks such values', () => {
    const mask = (text: string) => text.replace(/(key=)[^&]*/g, '$1•••');
    assert.equal(marks.protect(`?key=${id}&x=1&key=abc`, mask), `?key=${id}&x=1&key=•••`);
  });

  it('never stand for a secret in their words', () => {
    assert.equal(marks.show(marks.place('the secret path')), '‹the ••• path›');
  });
});
