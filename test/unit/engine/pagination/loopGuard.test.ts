import assert from 'node:assert/strict';
import { type JsonList, type JsonObject, objectFrom } from '../../../../engine/core/json/value.ts';
import { LoopGuard } from '../../../../engine/core/pagination/loopGuard.ts';
import { jobWith } from '../../../support/walkScroller.ts';

const request = (params: JsonObject) => jobWith(params);
const withIds = (from: number, count = 3): JsonList =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, name: `n${from + index}` }));

/** Sends requests and takes their pages until the guard ends it; gives how many pages were kept, and why it ended. */
function walk(pages: { params: JsonObject; records: JsonList }[]) {
  const guard = new LoopGuard();
  let kept = 0;
  for (const { params, records } of pages) {
    const stop = guard.beforeRequest(request(params)) ?? guard.afterPage(request(params), records);
    if (stop !== undefined) return { kept, repeats: stop.repeats, page: stop.page };
    kept++;
  }
  return { kept, repeats: undefined, page: undefined };
}

/** Numbered pages with these records. */
const numbered = (...pages: JsonList[]) =>
  walk(pages.map((records, index) => ({ params: { page: index + 1 }, records })));

describe('the loop guard', () => {
  describe('at requests', () => {
    const tokens = (...list: string[]) =>
      walk(list.map((token, index) => ({ params: { token }, records: withIds(index * 3) })));

    it('ends a circle of tokens before the request is sent again', () => {
      assert.deepEqual(tokens('a', 'b', 'c', 'a'), { kept: 3, repeats: 'request', page: 1 });
      assert.deepEqual(tokens('a', 'b', 'c', 'b'), { kept: 3, repeats: 'request', page: 2 });
    });

    it('lets the request just before be sent again: a scroll keeps its token', () => {
      assert.equal(tokens('a', 'b', 'b', 'b', 'c').kept, 5);
    });

    it('compares the endpoint, the method, the parameters and the headers', () => {
      const guard = new LoopGuard();
      const first = jobWith({ page: 1 });
      assert.equal(guard.beforeRequest(first), undefined);
      guard.afterPage(first, withIds(0));
      const others = [
        jobWith({ page: 1 }, { endpoint: 'others' }),
        jobWith({ page: 1 }, { method: 'POST' }),
        jobWith({ page: 1 }, { headers: { 'X-Page': '2' } }),
        jobWith({ page: '1' }),
      ];
      for (const [index, other] of others.entries()) {
        assert.equal(guard.beforeRequest(other), undefined);
        assert.equal(guard.afterPage(other, withIds(100 * (index + 1))), undefined);
      }
      assert.equal(guard.beforeRequest(jobWith({ page: 1 }))?.repeats, 'request');
    });

    it('may be asked twice about the next request', () => {
      const guard = new LoopGuard();
      assert.equal(guard.beforeRequest(request({ page: 1 })), undefined);
      assert.equal(guard.beforeRequest(request({ page: 1 })), undefined);
    });

    it('may be asked before the page of the request before has come', () => {
      const guard = new LoopGuard();
      guard.afterPage(request({ page: 1 }), withIds(0));
      assert.equal(guard.beforeRequest(request({ page: 2 })), undefined);
      assert.equal(guard.afterPage(request({ page: 2 }), withIds(3)), undefined);
      assert.equal(guard.beforeRequest(request({ page: 1 }))?.page, 1);
    });
  });

  describe('at pages', () => {
    for (const length of [1, 2, 3, 7]) {
      it(`ends a circle of ${length} within one more page`, () => {
        const pages = Array.from({ length: 20 }, (_, index) => withIds((index % length) * 3));
        assert.deepEqual(numbered(...pages), { kept: length, repeats: 'page', page: 1 });
      });

      it(`ends a circle of ${length} with one record each`, () => {
        const pages = Array.from({ length: 20 }, (_, index) => withIds(index % length, 1));
        assert.equal(numbered(...pages).kept, length);
      });

      it(`ends a circle of ${length} without ids within two more pages`, () => {
        const pages = Array.from(
          { length: 20 },
          (_, index): JsonList => [1, 2, 3].map((part) => ({ title: `t${index % length}-${part}`, part: 'x' })),
        );
        assert.equal(numbered(...pages).kept, length + 1);
      });
    }

    it('ends where a later page comes again', () => {
      assert.deepEqual(numbered(withIds(0), withIds(3), withIds(6), withIds(3)), { kept: 3, repeats: 'page', page: 2 });
    });

    const ids = ['id', '_id', 'ID', 'uuid', 'guid'];
    for (const key of ids) {
      it(`knows records by their "${key}", one alone too`, () => {
        assert.equal(numbered([{ [key]: 'x1' }], [{ [key]: 'x1' }]).kept, 1);
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
      assert.equal(numbered(records(), records()).kept, 1);
    });

    it('tells pages apart that differ in one of up to sixteen records', () => {
      const changed = (index: number) => withIds(0, 16).map((record, at) => (at === index ? { id: 99 } : record));
      for (let index = 0; index < 16; index++) assert.equal(numbered(withIds(0, 16), changed(index)).kept, 2);
    });

    it('tells pages apart that have another number of records', () => {
      assert.equal(numbered(withIds(0, 3), withIds(0, 2)).kept, 2);
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
      it(title, () => assert.equal(numbered(...pages).kept, pages.length));
    }
  });

  describe('where the request stays the same', () => {
    const scroll = (...pages: JsonList[]) => walk(pages.map((records) => ({ params: { token: 't' }, records })));

    it('ends at a page that came before, whatever its records are', () => {
      assert.deepEqual(scroll([{ ok: 'x' }], [{ ok: 'x' }]), { kept: 1, repeats: 'page', page: 1 });
      assert.equal(scroll(['a', 'b'], ['c'], ['a', 'b']).kept, 2);
    });

    it('ends at the second empty page in a row', () => {
      assert.deepEqual(scroll(withIds(0), withIds(3), [], []), { kept: 3, repeats: 'page', page: 3 });
      assert.equal(scroll(withIds(0), [], withIds(3), []).kept, 4);
    });
  });

  it('says the page that came again in a sentence', () => {
    const guard = new LoopGuard();
    guard.afterPage(request({ page: 1 }), withIds(0));
    const stop = guard.afterPage(request({ page: 2 }), withIds(0));
    assert.deepEqual(stop, {
      stop: 'repeated-page',
      repeats: 'page',
      page: 1,
      message: 'Page 2 has the same records as page 1, so the API ignores the paging parameters.',
    });
  });

  it('keeps secrets out of its sentences', () => {
    const guard = new LoopGuard();
    for (const token of ['s3cret', 'other']) {
      guard.beforeRequest(request({ token }));
      guard.afterPage(request({ token }), [{ id: token }]);
    }
    const stop = guard.beforeRequest(request({ token: 's3cret' }));
    assert.equal(stop?.message, 'The next request equals that of page 1, so the paging is in a loop.');
  });
});
