import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { strtotime } from '../../../../engine/core/functions/strtotime.ts';
import { call } from './call.ts';

/** Friday, 14 July 2017, 02:40:00 UTC. */
const base = 1_500_000_000;

// text, what it means from the base
const vectors: [string, string][] = [
  ['now', '2017-07-14 02:40:00'],
  ['today', '2017-07-14 00:00:00'],
  ['midnight', '2017-07-14 00:00:00'],
  ['noon', '2017-07-14 12:00:00'],
  ['tomorrow', '2017-07-15 00:00:00'],
  ['yesterday', '2017-07-13 00:00:00'],
  ['yesterday noon', '2017-07-13 12:00:00'],
  ['yesterday 14:00', '2017-07-13 14:00:00'],
  ['+1 day', '2017-07-15 02:40:00'],
  ['1 day', '2017-07-15 02:40:00'],
  ['-1 day', '2017-07-13 02:40:00'],
  ['-0 second', '2017-07-14 02:40:00'],
  ['+1 week', '2017-07-21 02:40:00'],
  ['-2 weeks', '2017-06-30 02:40:00'],
  ['+1 month', '2017-08-14 02:40:00'],
  ['-1 year', '2016-07-14 02:40:00'],
  ['-18 months', '2016-01-14 02:40:00'],
  ['+2 weeks 3 days', '2017-07-31 02:40:00'],
  ['3 days ago', '2017-07-11 02:40:00'],
  ['5 hours ago', '2017-07-13 21:40:00'],
  ['-30 minutes', '2017-07-14 02:10:00'],
  ['+90 seconds', '2017-07-14 02:41:30'],
  ['last monday', '2017-07-10 00:00:00'],
  ['next monday', '2017-07-17 00:00:00'],
  ['monday', '2017-07-17 00:00:00'],
  ['friday', '2017-07-14 00:00:00'],
  ['last friday', '2017-07-07 00:00:00'],
  ['monday this week', '2017-07-10 00:00:00'],
  ['monday last week', '2017-07-03 00:00:00'],
  ['sunday last week', '2017-07-09 00:00:00'],
  ['saturday this week', '2017-07-15 00:00:00'],
  ['first day of this month', '2017-07-01 02:40:00'],
  ['last day of this month', '2017-07-31 02:40:00'],
  ['first day of last month', '2017-06-01 02:40:00'],
  ['last day of last month', '2017-06-30 02:40:00'],
  ['first day of next month midnight', '2017-08-01 00:00:00'],
  ['first day of january this year', '2017-01-01 00:00:00'],
  ['first monday of january 2018', '2018-01-01 00:00:00'],
  ['last day of february', '2017-02-28 00:00:00'],
  ['last month', '2017-06-14 02:40:00'],
  ['next year', '2018-07-14 02:40:00'],
  ['today -1 day', '2017-07-13 00:00:00'],
  ['-1 day midnight', '2017-07-13 00:00:00'],
  ['-7 days 00:00:00', '2017-07-07 00:00:00'],
  ['today 15:30', '2017-07-14 15:30:00'],
  ['00:00', '2017-07-14 00:00:00'],
  ['+1 weekday', '2017-07-17 02:40:00'],
  ['-3 weekdays', '2017-07-11 02:40:00'],
  ['@86400', '1970-01-02 00:00:00'],
  ['2017-07-14', '2017-07-14 00:00:00'],
  ['2017-07-14 15:16:17', '2017-07-14 15:16:17'],
  ['2017-07-14T15:16:17Z', '2017-07-14 15:16:17'],
  ['2017-07-14T15:16:17+02:00', '2017-07-14 13:16:17'],
  ['2017-07-14T15:16:17.123Z', '2017-07-14 15:16:17'],
  ['20170714', '2017-07-14 00:00:00'],
  ['14.7.2017', '2017-07-14 00:00:00'],
  ['07/14/2017', '2017-07-14 00:00:00'],
  ['20170714T151617', '2017-07-14 15:16:17'],
  ['14 July 2017', '2017-07-14 00:00:00'],
  ['July 14, 2017', '2017-07-14 00:00:00'],
  ['Jul 14 2017 3:04pm', '2017-07-14 15:04:00'],
  ['Fri, 14 Jul 2017 15:16:17 GMT', '2017-07-14 15:16:17'],
  ['2017-07', '2017-07-01 00:00:00'],
  ['July 2017', '2017-07-01 00:00:00'],
  ['2017W28', '2017-07-10 00:00:00'],
  ['2017-W28-1', '2017-07-10 00:00:00'],
  ['2017-07-14 15:16:17 Europe/Prague', '2017-07-14 13:16:17'],
  ['2017-07-14 15:16:17 EST', '2017-07-14 20:16:17'],
  ['3pm', '2017-07-14 15:00:00'],
  ['2017-02-30', '2017-03-02 00:00:00'],
  ['2017-01-31 +1 month', '2017-03-03 00:00:00'],
  ['2016-02-29 -1 year', '2015-03-01 00:00:00'],
];

// text, what the message says to do
const unreadable: [string, string][] = [
  ['2017-13-01', 'Write a date such as'],
  ['junk', 'Write a date such as'],
  ['1500000001', 'For a Unix time, write "@1500000001".'],
  ['', 'Write a date such as'],
];

describe('strtotime (functions.md 3.6)', () => {
  for (const [text, expected] of vectors) {
    it(`functions.md 3.6: \`${text}\` is ${expected}`, () =>
      assert.equal(call('strtotime', text, base), Date.parse(`${expected.replace(' ', 'T')}Z`) / 1000));
  }

  for (const [text, advice] of unreadable) {
    it(`functions.md 3.6: \`${text || 'empty'}\` is an error that names the text and says what to do`, () =>
      assert.throws(
        () => call('strtotime', text, base),
        (error) =>
          isUserError(error) &&
          error.code === 'function.unreadable-date' &&
          error.message.includes(`"${text}"`) &&
          error.message.includes(advice),
      ));
  }

  it('functions.md 3.6: without a base it starts from now, in whole seconds', () =>
    assert.equal(
      strtotime.call(['+1 minute'], () => 1_500_000_000_999),
      base + 60,
    ));

  it('starts from a base of 0, which is a time like any other', () =>
    assert.equal(call('strtotime', '1 day', 0), 86_400));

  it('takes the base as text too', () => assert.equal(call('strtotime', '-1 day', '86400'), 0));

  it('gives times before 1970', () => assert.equal(call('strtotime', '1969-12-31 23:59:59'), -1));

  it('reads a number as text, as `2017` is 20:17', () => assert.equal(call('strtotime', 2017, 0), 73_020));
});
