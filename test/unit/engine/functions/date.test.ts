import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { date } from '../../../../engine/core/functions/date.ts';
import { time } from '../../../../engine/core/functions/time.ts';
import { call } from './call.ts';

/** Friday, 14 July 2017, 02:40:00 UTC. */
const base = 1_500_000_000;

// letter, example
const letters: [string, string][] = [
  ['d', '14'],
  ['j', '14'],
  ['D', 'Fri'],
  ['l', 'Friday'],
  ['N', '5'],
  ['w', '5'],
  ['S', 'th'],
  ['z', '194'],
  ['W', '28'],
  ['B', '152'],
  ['O', '+0000'],
  ['c', '2017-07-14T02:40:00+00:00'],
  ['F', 'July'],
  ['M', 'Jul'],
  ['m', '07'],
  ['n', '7'],
  ['t', '31'],
  ['L', '0'],
  ['Y', '2017'],
  ['y', '17'],
  ['o', '2017'],
  ['e', 'UTC'],
  ['T', 'UTC'],
  ['P', '+00:00'],
  ['r', 'Fri, 14 Jul 2017 02:40:00 +0000'],
  ['g', '2'],
  ['G', '2'],
  ['h', '02'],
  ['H', '02'],
  ['i', '40'],
  ['s', '00'],
  ['u', '000000'],
  ['v', '000'],
  ['a', 'am'],
  ['A', 'AM'],
  ['I', '0'],
  ['Z', '0'],
  ['U', '1500000000'],
];

// format, time, result
const cases: [string, string, string][] = [
  // `docs/format/functions.md#35-date`, the text below the table
  ['\\Y: Y, jS \\o\\f F', '2017-07-14T02:40:00Z', 'Y: 2017, 14th of July'],
  ['N W o z', '2018-12-31T00:00:00Z', '1 01 2019 364'],
  ['g G h H A a', '2018-12-31T00:00:00Z', '12 0 12 00 AM am'],
  ['g G h H A a', '2018-12-31T12:00:00Z', '12 12 12 12 PM pm'],
  ['g G h H A a', '2018-12-31T23:59:59Z', '11 23 11 23 PM pm'],
  ['Y-m-d H:i:s', '1969-12-31T23:59:59Z', '1969-12-31 23:59:59'],
  ['Y-m-d D z U', '1901-01-02T00:00:00Z', '1901-01-02 Wed 1 -2177366400'],
  // as configurations write it
  ['Y-m-d', '2017-07-14T02:40:00Z', '2017-07-14'],
  ['Y-m-d\\TH:i:s\\Z', '2017-07-14T02:40:00Z', '2017-07-14T02:40:00Z'],
  ['Y-m-d H:i:s:u', '2017-07-14T02:40:00Z', '2017-07-14 02:40:00:000000'],
  ['', '2017-07-14T02:40:00Z', ''],
  ['-/. žž 😀\n5', '2017-07-14T02:40:00Z', '-/. žž 😀\n5'],
  // letters without a meaning, and backslashes
  ['bCEfJkKpqQRVxX', '2017-07-14T02:40:00Z', 'bCEfJkKpqQRVxX'],
  ['\\\\d', '2017-07-14T02:40:00Z', '\\14'],
  ['d\\', '2017-07-14T02:40:00Z', '14\\'],
  ['\\c\\r c', '2017-07-14T02:40:00Z', 'cr 2017-07-14T02:40:00+00:00'],
  // the calendar
  ['L t z', '2016-02-29T00:00:00Z', '1 29 59'],
  ['L t z', '1900-02-28T00:00:00Z', '0 28 58'],
  ['L t z', '2000-12-31T00:00:00Z', '1 31 365'],
  ['N w D', '2017-07-16T00:00:00Z', '7 0 Sun'],
  ['o-\\WW-N', '2016-01-03T23:59:59Z', '2015-W53-7'],
  ['o-\\WW-N', '2016-01-04T00:00:00Z', '2016-W01-1'],
  ['o-\\WW', '2012-01-01T12:00:00Z', '2011-W52'],
  ['o-\\WW', '2008-12-29T00:00:00Z', '2009-W01'],
  ['o-\\WW', '2020-12-31T12:00:00Z', '2020-W53'],
  ['B', '2017-07-14T23:00:00Z', '000'],
  ['B', '2017-07-14T22:59:59Z', '999'],
  ['B', '1969-12-31T23:59:59Z', '041'],
  ['Y y', '0987-01-01T00:00:00Z', '0987 87'],
  // 32 bits are not enough
  ['U', '2038-01-19T03:14:08Z', '2147483648'],
  ['c', '9999-12-31T23:59:59Z', '9999-12-31T23:59:59+00:00'],
  // the hour that clocks in America skip
  ['c', '2021-03-14T02:30:00Z', '2021-03-14T02:30:00+00:00'],
];

const suffixes = { st: [1, 21, 31], nd: [2, 22], rd: [3, 23] };

describe('date (functions.md 3.5)', () => {
  for (const [letter, expected] of letters) {
    it(`functions.md 3.5: \`${letter}\` gives ${expected}`, () => assert.equal(call('date', letter, base), expected));
  }

  for (const [format, moment, expected] of cases) {
    it(`${JSON.stringify(format)} of ${moment} gives ${JSON.stringify(expected)}`, () =>
      assert.equal(call('date', format, Date.parse(moment) / 1000), expected));
  }

  it('functions.md 3.5: suffixes are 1st, 21st, 31st, 2nd, 22nd, 3rd, 23rd and th for all other days', () => {
    for (let day = 1; day <= 31; day++) {
      const suffix = Object.entries(suffixes).find(([, days]) => days.includes(day))?.[0] ?? 'th';
      assert.equal(call('date', 'jS', Date.UTC(2017, 6, day) / 1000), `${day}${suffix}`);
    }
  });

  it('functions.md 3.5: without a time it writes now, in whole seconds', () => {
    assert.equal(
      date.call(['U H:i:s'], () => 1_500_000_061_999),
      '1500000061 02:41:01',
    );
  });

  it('writes a time of 0, which is a time like any other', () =>
    assert.equal(call('date', 'c', 0), '1970-01-01T00:00:00+00:00'));

  it('takes the time as text and cuts a fraction', () => {
    assert.equal(call('date', 'Y-m-d', '1500000000'), '2017-07-14');
    assert.equal(call('date', 's', 59.9), '59');
  });

  it('names every day of four years as the calendar of JavaScript does', () => {
    for (let day = 0; day < 1461; day++) {
      const moment = new Date(Date.UTC(2015, 0, 1 + day, 12, 34, 56));
      const text = call('date', 'D, d M Y H:i:s \\G\\M\\T', moment.getTime() / 1000);
      assert.equal(text, moment.toUTCString());
    }
  });

  it('counts weeks without a gap: a new number on every Monday and on no other day', () => {
    let before = '';
    for (let day = 0; day < 366 * 30; day++) {
      const text = String(call('date', 'o W N', Date.UTC(1990, 0, 1 + day) / 1000));
      const [year, week, weekday] = text.split(' ');
      assert.equal(`${year} ${week}` !== before, weekday === '1', text);
      before = `${year} ${week}`;
    }
  });

  for (const far of [8_640_000_000_001, '9000000000000000000', -8_640_000_000_001]) {
    it(`says that ${far} is outside the calendar`, () =>
      assert.throws(
        () => call('date', 'Y', far),
        (error) =>
          isUserError(error) && error.code === 'function.time-out-of-range' && error.message.includes(String(far)),
      ));
  }
});

describe('time (functions.md 3)', () => {
  it('gives the seconds of the clock without their fraction', () => {
    assert.equal(
      time.call([], () => 1_500_000_000_999),
      1_500_000_000,
    );
  });

  it('gives seconds before 1970 too', () =>
    assert.equal(
      time.call([], () => -1),
      -1,
    ));
});
