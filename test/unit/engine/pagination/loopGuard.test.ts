import assert from 'node:assert/strict';
import { type JsonList, type JsonObject, objectFrom } from '../../../../engine/core/json/value.ts';
import { LoopGuard } from '../../../../engine/core/pagination/loops/loopGuard.ts';
import { sampleRecords } from '../../../../engine/core/pagination/sampleRecords.ts';
import { jobWith } from '../../../support/walkScroller.ts';

const request = (params: JsonObject) => jobWith(params);
const withIds = (from: number, count = 3): JsonList =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `n${from + index}` }));

/** Sends requests and takes their pages until the guard ends it. `kept` are the numbers of the pages that are data. */
function walk(pages: { params: JsonObject; records: JsonList }[], canHold = true) {
  const guard = new LoopGuard<number>(canHold);
  const kept: number[] = [];
  for (const [index, { params, records }] of pages.entries()) {
    const settled =
      guard.beforeRequest(request(params)) ?? guard.afterPage(request(params), sampleRecords(records), index + 1);
    if ('stop' in settled) {
      kept.push(...guard.release());
      return { kept: kept.join(' '), read: index + 1, repeats: settled.repeats, page: settled.page };
    }
    kept.push(...settled);
  }
  kept.push(...guard.release());
  return { kept: kept.join(' '), read: pages.length, repeats: undefined, page: undefined };
}

/** Numbered pages with these records. */
const numbered = (...pages: JsonList[]) =>
  walk(pages.map((records, index) => ({ params: { page: index + 1 }, records })));

/** Numbered pages, one letter each: the same letter has the same records. */
const letters = (text: string, canHold = true) =>
  walk(
    [...text].map((letter, index) => ({ params: { page: index + 1 }, records: withIds(letter.charCodeAt(0) * 10) })),
    canHold,
  );

const all = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(' ');

describe('the loop guard', () => {
  describe('at requests', () => {
    const tokens = (...list: string[]) =>
      walk(list.map((token, index) => ({ params: { token }, records: withIds(index * 3) })));

    it('ends a circle of tokens before the request is sent again', () => {
      assert.deepEqual(tokens('a', 'b', 'c', 'a'), { kept: '1 2 3', read: 4, repeats: 'request', page: 1 });
      assert.deepEqual(tokens('a', 'b', 'c', 'b'), { kept: '1 2 3', read: 4, repeats: 'request', page: 2 });
    });

    it('lets the request just before be sent again: a scroll keeps its token', () => {
      assert.equal(tokens('a', 'b', 'b', 'b', 'c').kept, all(5));
    });

    it('compares the endpoint, the method, the parameters and the headers', () => {
      const guard = new LoopGuard<number>(true);
      const first = jobWith({ page: 1 });
      assert.equal(guard.beforeRequest(first), undefined);
      guard.afterPage(first, sampleRecords(withIds(0)), 1);
      const others = [
        jobWith({ page: 1 }, { endpoint: 'others' }),
        jobWith({ page: 1 }, { method: 'POST' }),
        jobWith({ page: 1 }, { headers: { 'X-Page': '2' } }),
        jobWith({ page: '1' }),
      ];
      for (const [index, other] of others.entries()) {
        assert.equal(guard.beforeRequest(other), undefined);
        assert.deepEqual(guard.afterPage(other, sampleRecords(withIds(100 * (index + 1))), index + 2), [index + 2]);
      }
      assert.equal(guard.beforeRequest(jobWith({ page: 1 }))?.repeats, 'request');
    });

    it('may be asked twice about the next request', () => {
      const guard = new LoopGuard<number>(true);
      assert.equal(guard.beforeRequest(request({ page: 1 })), undefined);
      assert.equal(guard.beforeRequest(request({ page: 1 })), undefined);
    });

    it('may be asked before the page of the request before has come', () => {
      const guard = new LoopGuard<number>(true);
      guard.afterPage(request({ page: 1 }), sampleRecords(withIds(0)), 1);
      assert.equal(guard.beforeRequest(request({ page: 2 })), undefined);
      assert.deepEqual(guard.afterPage(request({ page: 2 }), sampleRecords(withIds(3)), 2), [2]);
      assert.equal(guard.beforeRequest(request({ page: 1 }))?.page, 1);
    });
  });

  describe('at a page that came before', () => {
    const rows: [string, string, ReturnType<typeof walk>][] = [
      ['waits, and ends if the same page follows', 'ABAB', { kept: '1 2', read: 4, repeats: 'page', page: 1 }],
      ['ends where all pages are the same', 'AAAA', { kept: '1', read: 3, repeats: 'page', page: 1 }],
      ['ends where the last page comes again', 'ABCCCC', { kept: '1 2 3', read: 5, repeats: 'page', page: 3 }],
      [
        'ends where the first page comes for all that follow',
        'ABCAAAA',
        { kept: '1 2 3', read: 6, repeats: 'page', page: 1 },
      ],
      ['ends where the loop begins later', 'ABCBCB', { kept: '1 2 3', read: 5, repeats: 'page', page: 2 }],
      ['keeps it if the paging ends', 'ABA', { kept: '1 2 3', read: 3, repeats: undefined, page: undefined }],
      ['keeps it if another page follows', 'ABAC', { kept: all(4), read: 4, repeats: undefined, page: undefined }],
      ['keeps it if it comes once more', 'ABAA', { kept: all(4), read: 4, repeats: undefined, page: undefined }],
      ['ends if it then comes again and again', 'ABAAA', { kept: '1 2', read: 5, repeats: 'page', page: 1 }],
      ['remembers all that followed it', 'ABACAB', { kept: all(4), read: 6, repeats: 'page', page: 1 }],
      ['keeps two by chance', 'ABCADBE', { kept: all(7), read: 7, repeats: undefined, page: undefined }],
    ];
    for (const [title, pages, expected] of rows) {
      it(`${title}: ${pages}`, () => assert.deepEqual(letters(pages), expected));
    }

    for (const length of [1, 2, 3, 7]) {
      it(`ends a circle of ${length} within two more pages, none of which is data`, () => {
        const circle = 'ABCDEFG'.slice(0, length);
        const ended = { kept: all(length), read: length + 2, repeats: 'page', page: 1 };
        assert.deepEqual(letters(circle.repeat(20)), ended);
      });

      it(`ends a circle of ${length} with one record each`, () => {
        const pages = Array.from({ length: 20 }, (_, index) => withIds(index % length, 1));
        assert.equal(numbered(...pages).kept, all(length));
      });

      it(`ends a circle of ${length} without ids`, () => {
        const pages = Array.from(
          { length: 20 },
          (_, index): JsonList => [1, 2, 3].map((part) => ({ title: `t${index % length}-${part}`, part: 'x' })),
        );
        const { kept, read } = numbered(...pages);
        assert.deepEqual([kept, read], [all(length), length + 2]);
      });
    }

    it('ends a circle with an empty page in it', () => {
      const { kept, read } = numbered(withIds(0), [], withIds(0), [], withIds(0), []);
      assert.deepEqual([kept, read], ['1 2', 4]);
    });

    it('keeps one page of a loop twice where pages cannot wait, and says so', () => {
      assert.deepEqual(letters('ABAB', false), { kept: '1 2 3', read: 4, repeats: 'page', page: 1 });
      assert.deepEqual(letters('ABCCC', false), { kept: '1 2 3 4', read: 5, repeats: 'page', page: 3 });
      const guard = new LoopGuard<number>(false);
      const [, , stop] = [1, 2, 3].map((page) => guard.afterPage(request({ page }), sampleRecords(withIds(0)), page));
      assert(stop !== undefined && 'stop' in stop);
      assert.match(stop.message, /Its records are in the tables twice\.$/);
    });

    const ids = ['id', '_id', 'ID', 'uuid', 'guid'];
    for (const key of ids) {
      it(`knows records by their "${key}", one alone too`, () => {
        const page = [{ [key]: 'x1' }];
        assert.equal(numbered(page, page, page).kept, '1');
      });
    }

    it('knows records by numbers beyond what a number holds, and where keys look like numbers', () => {
      const records = () => [
        objectFrom([
          ['7', 'x'],
          ['id', 2n ** 60n],
        ]),
        objectFrom([
          ['7', 'x'],
          ['id', 2n ** 60n + 1n],
        ]),
      ];
      assert.equal(numbered(records(), records(), records()).kept, '1');
    });

    it('tells pages apart that differ in one of up to sixteen records', () => {
      const changed = (index: number) => withIds(0, 16).map((record, at) => (at === index ? { id: 99 } : record));
      for (let index = 0; index < 16; index++) {
        const { kept } = numbered(withIds(0, 16), changed(index), withIds(0, 16), withIds(100, 16));
        assert.equal(kept, all(4));
      }
    });

    it('tells pages apart that have another number of records', () => {
      assert.equal(numbered(withIds(0, 3), withIds(0, 2), withIds(0, 1)).kept, all(3));
    });
  });

  describe('lets pass', () => {
    const two = (open: number): JsonList => [
      { status: 'open', count: open },
      { status: 'closed', count: 0 },
    ];
    const hours = (visits: number): JsonList => Array.from({ length: 24 }, (_, hour) => ({ hour, visits }));
    const rows: [string, JsonList[]][] = [
      [
        'pages without ids that are alike',
        [
          [{ ok: 'x' }, { ok: 'x' }],
          [{ ok: 'x' }, { ok: 'x' }],
          [{ ok: 'x' }, { ok: 'x' }],
        ],
      ],
      [
        'bare words that come again',
        [
          ['a', 'b'],
          ['c', 'd'],
          ['a', 'b'],
          ['c', 'd'],
        ],
      ],
      [
        'bare lists that come again',
        [
          [[1], [2]],
          [[1], [2]],
          [[1], [2]],
        ],
      ],
      [
        'records that are told apart by true and false',
        [
          [{ on: true }, { on: false }],
          [{ on: true }, { on: false }],
          [{ on: true }, { on: false }],
        ],
      ],
      ['two states on every page, of which some are the same', [two(2), two(1), two(2), two(1), two(2)]],
      ['the hours of days, of which two were quiet', [hours(5), hours(0), hours(7), hours(0), hours(9)]],
      [
        'one page that is the same by chance',
        [
          [{ a: 1 }, { a: 2 }],
          [{ a: 3 }, { a: 4 }],
          [{ a: 1 }, { a: 2 }],
          [{ a: 5 }, { a: 6 }],
        ],
      ],
      ['one record each without an id', [[{ n: 1 }], [{ n: 1 }], [{ n: 1 }]]],
      [
        'one record each of the same customer',
        [
          [{ customer_id: 5, paid: 1 }],
          [{ customer_id: 5, paid: 2 }],
          [{ customer_id: 5, paid: 1 }],
          [{ customer_id: 5, paid: 2 }],
        ],
      ],
      [
        'ids that are empty',
        [
          [{ id: null }, { id: null }],
          [{ id: null }, { id: null }],
        ],
      ],
      [
        'an id that is not in every record',
        [
          [{ id: 1 }, { x: 2 }],
          [{ id: 1 }, { x: 2 }],
          [{ id: 1 }, { x: 2 }],
        ],
      ],
      ['empty pages', [withIds(0), [], withIds(3), [], [], withIds(6)]],
    ];
    for (const [title, pages] of rows) {
      it(title, () => assert.equal(numbered(...pages).kept, all(pages.length)));
    }
  });

  describe('where the request stays the same', () => {
    const scroll = (...pages: JsonList[]) => walk(pages.map((records) => ({ params: { token: 't' }, records })));
    const [a, b, c]: [JsonList, JsonList, JsonList] = [['a', 'b'], ['c'], ['d', 'e']];

    it('ends at pages that came before, whatever their records are', () => {
      assert.equal(scroll([{ ok: 'x' }], [{ ok: 'x' }], [{ ok: 'x' }]).kept, '1');
      assert.equal(scroll(a, b, a, b).kept, '1 2');
    });

    it('keeps one page that came before if another one follows', () => {
      assert.equal(scroll(a, b, a, c).kept, all(4));
    });

    it('ends after the second empty page in a row', () => {
      const pages = [withIds(0), withIds(3), [], [], withIds(6)];
      assert.deepEqual(scroll(...pages), { kept: '1 2 3 4', read: 5, repeats: 'page', page: 3 });
      assert.equal(scroll(withIds(0), [], withIds(3), []).kept, all(4));
    });
  });

  it('goes on after two empty pages if another request follows them', () => {
    const tokens = ['a', 'b', 'b', 'c'].map((token, index) => ({
      params: { token },
      records: index === 0 ? withIds(0) : [],
    }));
    assert.equal(walk(tokens).kept, all(4));
  });

  it('says in a sentence what was repeated', () => {
    const guard = new LoopGuard<number>(true);
    const [, , stop] = [1, 2, 3].map((page) => guard.afterPage(request({ page }), sampleRecords(withIds(0)), page));
    assert.deepEqual(stop, {
      stop: 'repeated-page',
      repeats: 'page',
      page: 1,
      copies: 0,
      message:
        'Page 2 has the same records as page 1, and the same page follows, so the API ignores the paging parameters.',
    });
  });

  it('keeps secrets out of its sentences', () => {
    const guard = new LoopGuard<number>(true);
    for (const [index, token] of ['s3cret', 'other'].entries()) {
      guard.beforeRequest(request({ token }));
      guard.afterPage(request({ token }), sampleRecords([{ id: token }]), index + 1);
    }
    const stop = guard.beforeRequest(request({ token: 's3cret' }));
    assert.equal(stop?.message, 'The next request equals that of page 1, so the paging is in a loop.');
  });
});
