import assert from 'node:assert/strict';
import type { JsonList } from '../../../../engine/core/json/value.ts';
import type { LoopStop } from '../../../../engine/core/pagination/loopStop.ts';
import { LoopGuard } from '../../../../engine/core/pagination/loops/loopGuard.ts';
import { noClaims, type SaysOfEnd } from '../../../../engine/core/pagination/loops/pageClaims.ts';
import { sampleRecords } from '../../../../engine/core/pagination/sampleRecords.ts';
import { jobWith } from '../../../support/walkScroller.ts';

interface LookAlike {
  records: JsonList;
  says?: SaysOfEnd;
  around?: string;
  size?: number;
}

/** Takes numbered pages until the guard ends it. `kept` are the numbers of the pages that are data. */
function walk(pages: readonly LookAlike[], canHold = true) {
  const guard = new LoopGuard<number>(canHold);
  const kept: number[] = [];
  let [read, mostHeld] = [0, 0];
  let stop: LoopStop | undefined;
  for (const { records, says, around = '', size = 0 } of pages) {
    const claims = { says, size, records: () => JSON.stringify(records), around: () => around };
    const settled = guard.afterPage(jobWith({ page: read }), sampleRecords(records), ++read, claims);
    mostHeld = Math.max(mostHeld, guard.held.length);
    if ('stop' in settled) {
      stop = settled;
      break;
    }
    kept.push(...settled);
  }
  kept.push(...guard.release());
  return { kept: kept.join(' '), read, mostHeld, stop };
}

const zeros: JsonList = [{ value: 0 }, { value: 0 }];
const ones: JsonList = [{ value: 1 }, { value: 1 }];
const noIds = (letter: string): JsonList => [{ state: letter }, { state: letter }];
const many = (count: number, page: LookAlike) => Array.from({ length: count }, () => page);
/** Pages of records without an id, one letter each; a dash is an empty page. */
const letters = (text: string, more: Partial<LookAlike> = {}) =>
  [...text].map((letter): LookAlike => ({ records: letter === '-' ? [] : noIds(letter), ...more }));
const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(' ');

describe('the loop guard at pages that nothing tells apart', () => {
  const loops: [title: string, pages: LookAlike[], kept: string, read: number][] = [
    ['one record on every page', many(99, { records: [{ area: 'England', cases: 12 }] }), '1', 10],
    ['zeros on every page', many(99, { records: zeros }), '1', 10],
    ['the same words on every page', many(99, { records: ['CZK', 'EUR'] }), '1', 10],
    ['the last page, again and again', letters(`ABC${'C'.repeat(99)}`), '1 2 3', 12],
    ['the first page behind all others', letters(`ABC${'A'.repeat(99)}`), '1 2 3', 13],
    ['a cycle of two pages', letters('AB'.repeat(50)), '1 2', 10],
    ['a cycle of three pages', letters('ABC'.repeat(50)), '1 2 3', 10],
    ['a cycle of five pages', letters('ABCDE'.repeat(50)), '1 2 3 4 5', 15],
    ['a cycle that begins later', letters(`XYZ${'AB'.repeat(50)}`), '1 2 3 4 5', 13],
    ['equal pages with empty ones between them', letters('A-'.repeat(50)), '1 2', 19],
    ['equal pages to which the API leads on', many(99, { records: zeros, says: 'more' }), '1', 50],
    [
      'equal pages with something else around each',
      many(99, { records: zeros }).map((page, index) => ({ ...page, around: `station ${index}` })),
      '1',
      50,
    ],
    [
      'equal pages behind the total',
      [...many(15, { records: zeros, says: 'unreached' }), ...many(99, { records: zeros })],
      all(15),
      25,
    ],
  ];
  for (const [title, pages, kept, read] of loops) {
    it(`ends at ${title}`, () => {
      const walked = walk(pages);
      assert.equal(walked.stop?.stop, 'repeated-page');
      assert.deepEqual([walked.kept, walked.read, walked.stop?.copies], [kept, read, 0]);
      assert(walked.mostHeld <= 60);
    });
  }

  const data: [title: string, pages: LookAlike[]][] = [
    ['nine equal pages in a row', letters('AAAAAAAAAB')],
    ['nine equal pages at the end', letters('BAAAAAAAAA')],
    ['equal pages of which others are among them', letters('AAAAAAAAB'.repeat(10))],
    ['two states in no order', letters('AABABBAABABABBBABAABAB'.repeat(3))],
    ['a week, again and again', letters('ABCDEFG'.repeat(10))],
    ['thirty quiet pages of a total', many(30, { records: zeros, says: 'unreached' })],
    [
      'quiet hours of a total',
      many(30, { records: [0, 1, 2].map((hour) => ({ hour, visits: 0 })), says: 'unreached' }),
    ],
    ['thirty quiet pages to which the API leads on', many(30, { records: zeros, says: 'more' })],
    [
      'thirty quiet days, named around the records',
      many(30, { records: zeros }).map((page, index) => ({ ...page, around: `2026-01-${index}` })),
    ],
    ['empty pages for long, and records behind them', [...many(998, { records: [] }), { records: zeros }]],
  ];
  for (const [title, pages] of data) {
    it(`lets pass ${title}`, () => {
      const { kept, stop } = walk(pages);
      assert.deepEqual([kept, stop], [all(pages.length), undefined]);
    });
  }

  it('looks at all records before it calls pages equal', () => {
    const sparse = (at: number): JsonList =>
      Array.from({ length: 100 }, (_, index) => ({ visits: index === at ? 1 : 0 }));
    // None of these is among the sixteen that are sampled.
    const pages = [2, 3, 4, 5, 8, 9, 10, 11, 12, 15, 16, 17].map((at) => ({ records: sparse(at) }));
    assert.equal(walk(pages).kept, all(pages.length));
  });

  it('ends after a thousand empty pages in a row, whatever the API says', () => {
    for (const says of [undefined, 'more', 'unreached'] as const) {
      const { read, stop } = walk([{ records: ones }, ...many(2000, { records: [], says })]);
      assert.deepEqual([read, stop?.page, stop?.sign], [1001, 2, 'all-empty']);
    }
  });

  describe('where the API said that there is no more', () => {
    const last = (letter: string): LookAlike => ({ records: letter === '-' ? [] : noIds(letter), says: 'last' });
    const rows: [title: string, pages: LookAlike[], kept: string, read: number][] = [
      ['the same page is enough', [last('A'), ...letters('AAAA')], '1', 2],
      ['the last page is enough', [...letters('AB'), last('C'), ...letters('CCC')], '1 2 3', 4],
      ['the first page is enough', [...letters('AB'), last('C'), ...letters('AAA')], '1 2 3', 4],
      ['a third empty page is enough', [...letters('AB'), last('-'), ...letters('---')], '1 2 3 4', 5],
      ['a second empty page may still be followed', [last('A'), ...letters('--B')], all(4), 4],
      [
        'a quiet last page is data',
        [...many(14, { records: zeros, says: 'unreached' }), { records: zeros, says: 'last' }],
        all(15),
        15,
      ],
      [
        'and another page came, it is not believed again',
        [last('A'), last('B'), last('C'), last('C'), last('D')],
        all(5),
        5,
      ],
      ['and a page is empty, it may still be followed', [last('A'), ...letters('-B')], '1 2 3', 3],
    ];
    for (const [title, pages, kept, read] of rows) {
      it(title, () => {
        const walked = walk(pages);
        assert.deepEqual([walked.kept, walked.read], [kept, read]);
        assert.equal(walked.stop?.sign, walked.read < pages.length ? 'past-end' : undefined);
      });
    }
  });

  it('ends as soon where pages cannot wait, and says how many copies were kept', () => {
    const { kept, read, stop } = walk(many(99, { records: zeros }), false);
    assert.deepEqual([kept, read, stop?.copies], [all(9), 10, 8]);
    assert.match(stop?.message ?? '', /8 of these pages are in the tables\.$/);
  });

  it('holds few large pages and more small ones', () => {
    const small = walk(many(99, { records: zeros, says: 'more', size: 1000 }));
    const large = walk(many(99, { records: zeros, says: 'more', size: 10_000_000 }));
    assert.deepEqual([small.mostHeld, small.stop?.copies], [48, 0]);
    assert.deepEqual([large.mostHeld, large.read, large.stop?.copies], [10, 50, 38]);
  });

  it('knows nothing of a page that claims nothing', () => {
    const guard = new LoopGuard<number>(true);
    assert.deepEqual(guard.afterPage(jobWith(), sampleRecords(zeros), 1, noClaims), [1]);
  });
});
