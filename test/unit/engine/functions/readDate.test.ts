import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readDate } from '../../../../engine/core/functions/readDate.ts';
import { isExhaustive } from '../../../support/sweep.ts';

/** Friday, 14 July 2017, 02:40:00 UTC. */
const base = 1_500_000_000;

// text, what it means from the base
const tables: Record<string, [string, string][]> = {
  'written dates': [
    ['2017/07/14', '2017-07-14 00:00:00'],
    ['2017/7/4', '2017-07-04 00:00:00'],
    ['2017-7-4', '2017-07-04 00:00:00'],
    ['14-07-2017', '2017-07-14 00:00:00'],
    ['14.07.2017', '2017-07-14 00:00:00'],
    ['17-07-14', '2017-07-14 00:00:00'],
    ['30.6.08', '2008-06-30 00:00:00'],
    ['7/14', '2017-07-14 00:00:00'],
    ['7/4/17', '2017-07-04 00:00:00'],
    ['7/4/70', '1970-07-04 00:00:00'],
    ['7/4/69', '2069-07-04 00:00:00'],
    ['Jul 14', '2017-07-14 00:00:00'],
    ['14 Jul', '2017-07-14 00:00:00'],
    ['July 4th', '2017-07-04 00:00:00'],
    ['1st July 2018', '2018-07-01 00:00:00'],
    ['4 JULY 2018', '2018-07-04 00:00:00'],
    ['14-Jul-2017', '2017-07-14 00:00:00'],
    ['Jul-14-2017', '2017-07-14 00:00:00'],
    ['2017-Jul-14', '2017-07-14 00:00:00'],
    ['14. July 2017', '2017-07-14 00:00:00'],
    ['14 VII 2017', '2017-07-14 00:00:00'],
    ['Sept 2018', '2018-09-01 00:00:00'],
    ['2018 September', '2018-09-01 00:00:00'],
    ['december', '2017-12-14 00:00:00'],
    ['may', '2017-05-14 00:00:00'],
    ['2017195', '2017-07-14 00:00:00'],
    ['2017.195', '2017-07-14 00:00:00'],
    ['Fri 14 Jul 2017', '2017-07-14 00:00:00'],
    ['Sunday 14 July 2017', '2017-07-16 00:00:00'],
    ['2016-02-29', '2016-02-29 00:00:00'],
    ['0987-01-02', '0987-01-02 00:00:00'],
    ['9999-12-31', '9999-12-31 00:00:00'],
    ['  2017-07-14\n', '2017-07-14 00:00:00'],
  ],
  'weeks by number': [
    ['2017W285', '2017-07-14 00:00:00'],
    ['2017-W28', '2017-07-10 00:00:00'],
    ['2017-W28-7', '2017-07-16 00:00:00'],
    ['2015W53', '2015-12-28 00:00:00'],
    ['2016W01', '2016-01-04 00:00:00'],
    ['2019-W01', '2018-12-31 00:00:00'],
    ['2012W017', '2012-01-08 00:00:00'],
  ],
  'written times': [
    ['15:16:17', '2017-07-14 15:16:17'],
    ['15.16', '2017-07-14 15:16:00'],
    ['5:06', '2017-07-14 05:06:00'],
    ['14.07.17', '2017-07-14 14:07:17'],
    ['2017', '2017-07-14 20:17:00'],
    ['151617', '2017-07-14 15:16:17'],
    ['24:00', '2017-07-15 00:00:00'],
    ['23:59:60', '2017-07-15 00:00:00'],
    ['12am', '2017-07-14 00:00:00'],
    ['12 pm', '2017-07-14 12:00:00'],
    ['12:30 a.m.', '2017-07-14 00:30:00'],
    ['3:04:05 PM', '2017-07-14 15:04:05'],
    ['15:16:17.999', '2017-07-14 15:16:17'],
    ['back of 7pm', '2017-07-14 19:15:00'],
    ['front of 7pm', '2017-07-14 18:45:00'],
    ['front of 0', '2017-07-13 23:45:00'],
  ],
  'dates with times': [
    ['2017-07-14 15:16', '2017-07-14 15:16:00'],
    ['15:16 2017-07-14', '2017-07-14 15:16:00'],
    ['2017-07-14T15:16', '2017-07-14 15:16:00'],
    ['2017-07-14t15:16:17z', '2017-07-14 15:16:17'],
    ['20170714T15:16:17', '2017-07-14 15:16:17'],
    ['20170714t1516', '2017-07-14 15:16:00'],
    ['20170714151617', '2017-07-14 15:16:17'],
    ['201707141516', '2017-07-14 15:16:00'],
    ['2017:07:14 15:16:17', '2017-07-14 15:16:17'],
    ['10/Oct/2000:13:55:36 -0700', '2000-10-10 20:55:36'],
    ['14.7.2017 15:16', '2017-07-14 15:16:00'],
    ['14.7.2017, 15:16', '2017-07-14 15:16:00'],
    ['Jul 14 15:16:17', '2017-07-14 15:16:17'],
    ['Jul 14, 3:04 pm', '2017-07-14 15:04:00'],
    ['Fri Jul 13 15:16:17 2018', '2018-07-13 15:16:17'],
    ['Sat Jul 14 2018 00:00:00 GMT+0200 (CEST)', '2018-07-13 22:00:00'],
    ['15:16 1984', '1984-07-14 15:16:00'],
    ['2017-07-14 noon', '2017-07-14 12:00:00'],
    ['noon 2017-07-13', '2017-07-13 12:00:00'],
    ['tomorrow 3pm', '2017-07-15 15:00:00'],
    ['noon 15:30', '2017-07-14 15:30:00'],
    ['noon tomorrow', '2017-07-15 00:00:00'],
    ['15:30 tomorrow', '2017-07-15 00:00:00'],
  ],
  'the Unix time itself': [
    ['@0', '1970-01-01 00:00:00'],
    ['@-5', '1969-12-31 23:59:55'],
    ['@1500000001', '2017-07-14 02:40:01'],
    ['@1500000000.5', '2017-07-14 02:40:00'],
    ['@-5.5', '1969-12-31 23:59:54'],
    ['@1500000000 +1 day', '2017-07-15 02:40:00'],
    ['@1500000000 UTC', '2017-07-14 02:40:00'],
  ],
  steps: [
    ['+1 week 2 days 4 hours', '2017-07-23 06:40:00'],
    ['-1 week 2 days', '2017-07-09 02:40:00'],
    ['1 year 2 months ago', '2016-05-14 02:40:00'],
    ['2 DAYS AGO', '2017-07-12 02:40:00'],
    ['- 2 days', '2017-07-12 02:40:00'],
    ['--2 days', '2017-07-16 02:40:00'],
    ['+2days', '2017-07-16 02:40:00'],
    ['2017-07-14 +2 days', '2017-07-16 00:00:00'],
    ['2017-07-14 - 2 days', '2017-07-12 00:00:00'],
    ['+2 days 2017-07-14', '2017-07-16 00:00:00'],
    ['2017-07-14 15:16:17 -1 hour', '2017-07-14 14:16:17'],
    ['14:00 2 hours ago', '2017-07-14 12:00:00'],
    ['yesterday -2 hours', '2017-07-12 22:00:00'],
    ['midnight -1 sec', '2017-07-13 23:59:59'],
    ['15 mins', '2017-07-14 02:55:00'],
    ['1 fortnight ago', '2017-06-30 02:40:00'],
    ['next fortnight', '2017-07-28 02:40:00'],
    ['previous month', '2017-06-14 02:40:00'],
    ['this month', '2017-07-14 02:40:00'],
    ['eighth day', '2017-07-22 02:40:00'],
    ['ninth day', '2017-07-23 02:40:00'],
    ['twelfth month', '2018-07-14 02:40:00'],
    ['last day', '2017-07-13 02:40:00'],
    ['next second', '2017-07-14 02:40:01'],
    ['-1 ms', '2017-07-14 02:39:59'],
    ['+1500 milliseconds', '2017-07-14 02:40:01'],
    ['2017-02-30 +1 month', '2017-04-02 00:00:00'],
    ['2017-03-31 -1 month', '2017-03-03 00:00:00'],
    ['2017-12-31 +2 months', '2018-03-03 00:00:00'],
  ],
  weekdays: [
    ['sat', '2017-07-15 00:00:00'],
    ['Sat', '2017-07-15 00:00:00'],
    ['SATURDAY', '2017-07-15 00:00:00'],
    ['saturday noon', '2017-07-15 12:00:00'],
    ['monday 09:30', '2017-07-17 09:30:00'],
    ['this friday', '2017-07-14 00:00:00'],
    ['next friday', '2017-07-21 00:00:00'],
    ['first monday', '2017-07-17 00:00:00'],
    ['third friday', '2017-08-04 00:00:00'],
    ['previous saturday', '2017-07-08 00:00:00'],
    ['-1 week monday', '2017-07-10 00:00:00'],
    ['monday -1 week', '2017-07-10 00:00:00'],
    ['monday +1 week', '2017-07-24 00:00:00'],
    ['monday next week', '2017-07-17 00:00:00'],
    ['next week monday', '2017-07-17 00:00:00'],
    ['sunday this week', '2017-07-16 00:00:00'],
    ['monday last week 10:00', '2017-07-03 10:00:00'],
    ['this week', '2017-07-10 02:40:00'],
    ['last week', '2017-07-03 02:40:00'],
    ['2017-07-16 monday this week', '2017-07-10 00:00:00'],
    ['2017-07-16 sunday this week', '2017-07-16 00:00:00'],
    ['2 mondays', '2017-07-24 00:00:00'],
  ],
  'days of work': [
    ['+5 weekdays', '2017-07-21 02:40:00'],
    ['+6 weekdays', '2017-07-24 02:40:00'],
    ['2 weekdays ago', '2017-07-12 02:40:00'],
    ['-5 weekdays', '2017-07-07 02:40:00'],
    ['next weekday', '2017-07-17 02:40:00'],
    ['2017-07-15 +1 weekday', '2017-07-17 00:00:00'],
    ['2017-07-16 +1 weekday', '2017-07-17 00:00:00'],
    ['2017-07-15 +5 weekdays', '2017-07-21 00:00:00'],
    ['2017-07-16 -1 weekday', '2017-07-14 00:00:00'],
    ['2017-07-15 -1 weekday', '2017-07-14 00:00:00'],
    ['2017-07-17 -1 weekday', '2017-07-14 00:00:00'],
    ['2017-07-16 -5 weekdays', '2017-07-10 00:00:00'],
    ['2017-07-15 0 weekdays', '2017-07-17 00:00:00'],
    ['2017-07-14 0 weekdays', '2017-07-14 00:00:00'],
  ],
  'days of a month': [
    ['first day of -1 month', '2017-06-01 02:40:00'],
    ['first day of december', '2017-12-01 00:00:00'],
    ['last day of february 2020', '2020-02-29 00:00:00'],
    ['Last Day Of next month noon', '2017-08-31 12:00:00'],
    ['first day of next month midnight -1 second', '2017-07-31 23:59:59'],
    ['2017-01-31 first day of next month', '2017-02-01 00:00:00'],
    ['2017-01-31 last day of next month', '2017-02-28 00:00:00'],
    ['last day of last year', '2016-07-31 02:40:00'],
    ['first sat of july 2018', '2018-07-07 00:00:00'],
    ['first sunday of july 2018', '2018-07-01 00:00:00'],
    ['third friday of next month', '2017-08-18 00:00:00'],
    ['fifth monday of this month', '2017-07-31 00:00:00'],
    ['last sunday of march 2018 01:00', '2018-03-25 01:00:00'],
    ['last friday of june 2018', '2018-06-29 00:00:00'],
    ['last friday of next month noon', '2017-08-25 12:00:00'],
  ],
  zones: [
    ['2017-07-14 15:16:17 UTC', '2017-07-14 15:16:17'],
    ['15:16Z', '2017-07-14 15:16:00'],
    ['15:16 gmt', '2017-07-14 15:16:00'],
    ['15:16+0200', '2017-07-14 13:16:00'],
    ['15:16 +02', '2017-07-14 13:16:00'],
    ['15:16 -5', '2017-07-14 20:16:00'],
    ['15:16 +05:30', '2017-07-14 09:46:00'],
    ['15:16 +530', '2017-07-14 09:46:00'],
    ['15:16 GMT-3', '2017-07-14 18:16:00'],
    ['15:16 CET', '2017-07-14 14:16:00'],
    ['15:16 CEST', '2017-07-14 13:16:00'],
    ['15:16 (PDT)', '2017-07-14 22:16:00'],
    ['15:16 ACST', '2017-07-14 05:46:00'],
    ['2017-07-14 +02:00', '2017-07-13 22:00:00'],
    ['now EST', '2017-07-14 07:40:00'],
    ['15:16 EST +1 day', '2017-07-15 20:16:00'],
    ['2017-07-14 15:16:17 +0200 CEST', '2017-07-14 13:16:17'],
    ['2017-01-14 15:16:17 Europe/Prague', '2017-01-14 14:16:17'],
    ['2017-07-14 12:00 America/New_York', '2017-07-14 16:00:00'],
    ['2017-07-14 12:00 America/Argentina/Buenos_Aires', '2017-07-14 15:00:00'],
    ['2017-07-14 12:00 asia/kolkata', '2017-07-14 06:30:00'],
    // the clock skips 02:00 to 03:00, and repeats that hour in autumn
    ['2017-03-26 01:59 Europe/Prague', '2017-03-26 00:59:00'],
    ['2017-03-26 02:30 Europe/Prague', '2017-03-26 01:30:00'],
    ['2017-03-26 03:00 Europe/Prague', '2017-03-26 01:00:00'],
    ['2017-10-29 02:30 Europe/Prague', '2017-10-29 00:30:00'],
    ['2017-10-29 03:00 Europe/Prague', '2017-10-29 02:00:00'],
    ['2017-03-12 02:30 America/New_York', '2017-03-12 07:30:00'],
    ['2017-11-05 01:30 America/New_York', '2017-11-05 05:30:00'],
  ],
};

// month, its names; the Roman numerals are read beside a year
const monthNames = [
  ['January', 'Jan', 'I'],
  ['February', 'Feb', 'II'],
  ['March', 'Mar', 'III'],
  ['April', 'Apr', 'IV'],
  ['May', 'V'],
  ['June', 'Jun', 'VI'],
  ['July', 'Jul', 'VII'],
  ['August', 'Aug', 'VIII'],
  ['September', 'Sept', 'Sep', 'IX'],
  ['October', 'Oct', 'X'],
  ['November', 'Nov', 'XI'],
  ['December', 'Dec', 'XII'],
];

// names, the day one of them later
const units: [string[], string][] = [
  [['microsecond', 'usec'], '2017-07-14 02:40:00'],
  [['millisecond', 'msec', 'ms'], '2017-07-14 02:40:00'],
  [['second', 'sec'], '2017-07-14 02:40:01'],
  [['minute', 'min'], '2017-07-14 02:41:00'],
  [['hour'], '2017-07-14 03:40:00'],
  [['day'], '2017-07-15 02:40:00'],
  [['weekday'], '2017-07-17 02:40:00'],
  [['week'], '2017-07-21 02:40:00'],
  [['fortnight', 'forthnight'], '2017-07-28 02:40:00'],
  [['month'], '2017-08-14 02:40:00'],
  [['year'], '2018-07-14 02:40:00'],
];

const counts: [string, number][] = [
  ['previous', -1],
  ['last', -1],
  ['this', 0],
  ['next', 1],
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
  ['sixth', 6],
  ['seventh', 7],
  ['eighth', 8],
  ['eight', 8],
  ['ninth', 9],
  ['tenth', 10],
  ['eleventh', 11],
  ['twelfth', 12],
];

// abbreviations, hours east of UTC
const zones: [string, number][] = [
  ['HST', -10],
  ['AKST HDT', -9],
  ['PST AKDT', -8],
  ['MST PDT', -7],
  ['CST MDT', -6],
  ['EST CDT', -5],
  ['AST EDT', -4],
  ['NST', -3.5],
  ['ADT', -3],
  ['NDT', -2.5],
  ['Z UTC UCT GMT WET', 0],
  ['CET MET BST WEST WAT', 1],
  ['CEST MEST EET SAST CAT', 2],
  ['EEST MSK EAT IDT', 3],
  ['MSD', 4],
  ['PKT', 5],
  ['WIB', 7],
  ['AWST HKT SGT WITA', 8],
  ['JST WIT', 9],
  ['ACST', 9.5],
  ['AEST', 10],
  ['ACDT', 10.5],
  ['AEDT', 11],
  ['NZST', 12],
  ['NZDT', 13],
];

const unreadable: Record<string, string[]> = {
  nothing: ['', ' ', '\n', ',', '. .'],
  'no date': ['junk', 'constructor', 'toString', '__proto__', '?', '2017-07-14 junk', 'now junk', '{{time}}', 'zítra'],
  'no such date or time': [
    '2017-13-01',
    '2017-07-32',
    '14/07/2017',
    '32.7.2017',
    '25:00',
    '15:60',
    '13pm',
    '2017W54',
    '2017-07-14 15:16 America/Nowhere',
    '15:16 XYZ',
    '15:16 +2500',
  ],
  'bare numbers': ['5', '14', '195', '12345', '1500000001', '1459592017', '1512171530', '1500000000000', '-1500000001'],
  'steps without a unit, or with one that is none': [
    '+1',
    '-3',
    'today -2',
    '2017-07-14 -2',
    '+5 moons',
    'fortnight',
    'one day',
  ],
  'words that only begin well': ['mondayish', 'todays', 'nowhere', '1 dayz', 'julyx 2017', '3pmx'],
  'two answers to one question': [
    '2017-07-14 2017-07-15',
    '15:16 17:18',
    'monday tuesday',
    '15:16 UTC CET',
    '15:16 UTC+2',
    '15:16 2017 2018',
    '2017-07-14 15:16 2018',
    'first day of last day of july',
    '@5 2017-07-14',
    '+1 weekday -2 weekdays',
  ],
  'what nobody can be sure of': [
    'monday ago',
    'ago',
    '+1 week tomorrow',
    '15:16 IST',
    'last monday this week',
    'this monday of july',
    'first monday of january next year',
    '2017-07-14\n15:16',
  ],
  'too far away': ['99999999999999 years', '+9999999999999 days', '+9999999999999 years', '@99999999999999999999'],
};

describe('readDate (functions.md 3.6)', () => {
  for (const [title, cases] of Object.entries(tables)) {
    describe(title, () => {
      for (const [text, expected] of cases) {
        it(`"${text.trim()}" is ${expected}`, () => assert.equal(readable(readDate(text, base)), expected));
      }
    });
  }

  for (const [title, texts] of Object.entries(unreadable)) {
    it(`gives nothing for ${title}`, () => {
      for (const text of texts) assert.equal(readDate(text, base), undefined, JSON.stringify(text));
    });
  }

  for (const [index, names] of monthNames.entries()) {
    it(`knows ${names.join(', ')}`, () => {
      const expected = Date.UTC(2017, index, 5) / 1000;
      for (const name of names.flatMap((written) => [written, written.toLowerCase(), written.toUpperCase()]))
        for (const text of [`5 ${name} 2017`, `5-${name}-2017`, `${name} 5, 2017`, `2017 ${name} +4 days`, `5 ${name}`])
          assert.equal(readDate(text, base), expected, text);
    });
  }

  for (const [names, expected] of units) {
    it(`functions.md 3.6: takes ${names.join(', ')} in the singular and the plural, in either letter case`, () => {
      for (const name of names.flatMap((written) => [written, `${written}s`, written.toUpperCase()]))
        assert.equal(readable(readDate(`+1 ${name}`, base)), expected, name);
    });
  }

  for (const [word, count] of counts) {
    it(`takes "${word}" for ${count}`, () => assert.equal(readDate(`${word} hour`, base), base + count * 3600));
  }

  for (const [names, hours] of zones) {
    it(`takes ${names} for ${hours} hours from UTC`, () => {
      for (const name of names.split(' ')) {
        assert.equal(readDate(`2017-07-14 12:00 ${name}`, 0), Date.UTC(2017, 6, 14, 12) / 1000 - hours * 3600, name);
        assert.equal(readDate(`2017-07-14 12:00 (${name.toLowerCase()})`, 0), readDate(`2017-07-14 12:00 ${name}`, 0));
      }
    });
  }

  it('reads a year 0 as it is written, as the platform does', () =>
    assert.equal(readDate('0000-00-00 00:00:00', base), -62_169_984_000));

  it('pagination.md 12.2: "10 minutes" from 0 is 600', () => assert.equal(readDate('10 minutes', 0), 600));

  it('gives the base for now, before 1970 too', () => {
    for (const seconds of [0, -1, -86_401, 4_102_444_800]) assert.equal(readDate('now', seconds), seconds);
  });

  it('gives nothing from a base beyond the calendar', () => assert.equal(readDate('now', 1e15), undefined));

  it('reads back the days of thirty years in every order of writing', () => {
    for (let day = 0; day < 366 * 30; day += isExhaustive ? 1 : 11) {
      const moment = new Date(Date.UTC(1995, 0, 1 + day));
      for (const text of writings(moment)) assert.equal(readDate(text, base), moment.getTime() / 1000, text);
    }
  });

  it('finds every moment again from the clock of a zone, or the other one of a repeated hour', () => {
    const zone = 'Europe/Prague';
    for (let hour = 0; hour < 24 * 366; hour += isExhaustive ? 5 : 25) {
      const seconds = Date.UTC(2017, 0, 1, hour) / 1000;
      const clock = new Date(seconds * 1000).toLocaleString('sv-SE', { timeZone: zone });
      const found = readDate(`${clock} ${zone}`, base) ?? Number.NaN;
      assert.ok(found === seconds || found === seconds - 3600, clock);
      assert.equal(new Date(found * 1000).toLocaleString('sv-SE', { timeZone: zone }), clock);
    }
  });

  it('moves by days of work as one who counts them on the fingers', () => {
    for (let from = 0; from < 7; from++)
      for (let count = -12; count <= 12; count++) {
        const text = `2017-07-${10 + from} ${count} weekdays`;
        assert.equal(readable(readDate(text, base)), `${counted(10 + from, count)} 00:00:00`, text);
      }
  });

  it('comes to the end of a text, however odd and long', () => {
    for (const piece of ['-', '+', ' ', '1', 'july ', 'july.-', 'a', '(', '1 day ', 'a/', '_a'])
      readDate(`2017-07-14 ${piece.repeat(100_000)}!`, base);
  });
});

describe('the zone of the machine', () => {
  const texts = Object.values(tables).flatMap((cases) => cases.map(([text]) => text));

  for (const zone of ['America/New_York', 'Pacific/Auckland']) {
    it(`changes nothing: ${zone}`, () => {
      const here = texts.map((text) => readDate(text, base));
      assert.deepEqual(readElsewhere(texts, zone), { offset: true, times: here, texts: here.map(written) });
    });
  }
});

function readable(seconds: number | undefined): string | undefined {
  return seconds === undefined ? undefined : new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');
}

function written(seconds: number | undefined): string {
  return `${new Date((seconds ?? 0) * 1000).toISOString().slice(0, 19)}+00:00`;
}

function writings(moment: Date): string[] {
  const iso = moment.toISOString();
  const [, dayName = '', day = '', month = '', year = ''] =
    /^(\w+), (\d+) (\w+) (\d+)/.exec(moment.toUTCString()) ?? [];
  const [, numeral = ''] = iso.split('-');
  return [
    iso,
    iso.slice(0, 10),
    iso.slice(0, 10).replaceAll('-', ''),
    `${Number(day)}.${Number(numeral)}.${year}`,
    `${day}-${numeral}-${year}`,
    `${Number(numeral)}/${Number(day)}/${year}`,
    `${day} ${month} ${year}`,
    `${month} ${Number(day)}, ${year}`,
    `${dayName}, ${day} ${month} ${year} 00:00:00 +0000`,
    `@${moment.getTime() / 1000}`,
  ];
}

/** A day of July 2017, this many days of work later; with 0, a weekend moves to its Monday. */
function counted(day: number, count: number): string {
  const moment = new Date(Date.UTC(2017, 6, day));
  const isWeekend = () => moment.getUTCDay() % 6 === 0;
  const step = () => moment.setUTCDate(moment.getUTCDate() + (count < 0 ? -1 : 1));
  for (let left = Math.abs(count); left > 0; left--) {
    step();
    while (isWeekend()) step();
  }
  while (isWeekend()) step();
  return moment.toISOString().slice(0, 10);
}

/** Reads the texts in a process whose machine is in another zone, and writes the times found. */
function readElsewhere(texts: string[], zone: string): unknown {
  const functions = path.join(import.meta.dirname, '..', '..', '..', '..', 'engine', 'core', 'functions');
  const script = `
    import { readDate } from ${JSON.stringify(path.join(functions, 'readDate.ts'))};
    import { formatDate } from ${JSON.stringify(path.join(functions, 'dates', 'formatDate.ts'))};
    const times = ${JSON.stringify(texts)}.map((text) => readDate(text, ${base}));
    const texts = times.map((time) => formatDate('c', new Date(time * 1000)));
    console.log(JSON.stringify({ offset: new Date(${base * 1000}).getTimezoneOffset() !== 0, times, texts }));`;
  const options = { env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '--eval', script], options));
}
