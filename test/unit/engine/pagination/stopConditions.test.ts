import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import { Float, type JsonObject, type JsonValue } from '../../../../engine/core/json/value.ts';
import { readNextPageFlag } from '../../../../engine/core/pagination/stop/nextPageFlag.ts';
import { rowsOf, tracePaging } from './tracePaging.ts';

/** How many requests a paging by number makes, and what stops it. */
function paged(options: JsonObject, answers: JsonValue[], now?: () => number): [number, string | undefined] {
  const traced = { pagination: { method: 'pagenum', ...options }, answers, ...(now && { now }) };
  const { sent, stop } = tracePaging(traced);
  return [sent.length, stop?.stop];
}

const full = { rows: rowsOf(2) };

describe('common stop conditions (pagination.md 12)', () => {
  for (const [method, options] of [
    ['offset', { limit: 1 }],
    ['pagenum', {}],
    ['response.url', {}],
    ['response.param', { responseParam: 'next_page', queryParam: 'p' }],
    ['cursor', { idKey: 'no', param: 'p' }],
    ['zendesk.response.url', {}],
  ] as const) {
    it(`pagination.md 12: they work with ${method}`, () => {
      const answer = { rows: [{ no: 1 }], next_page: 'x' };
      const pagination = { method, ...options, forceStop: { pages: 2 } };
      const { sent, stop } = tracePaging({ pagination, answers: [answer, answer] });
      assert.deepEqual([sent.length, stop?.stop], [2, 'force-stop']);
    });
  }

  it('pagination.md 12: outermost first: limitStop, forceStop, nextPageFlag, the method', () => {
    const all = { limitStop: { count: 1 }, forceStop: { pages: 1 }, nextPageFlag: { field: 'more', stopOn: false } };
    const { limitStop, ...inner } = all;
    const last = { rows: [], more: false };
    assert.deepEqual(paged(all, [{ ...last, rows: rowsOf(1) }])[1], 'limit-stop');
    assert.deepEqual(paged({ limitStop, ...inner }, [last])[1], 'force-stop');
    assert.deepEqual(paged({ nextPageFlag: inner.nextPageFlag }, [last])[1], 'next-page-flag');
    assert.deepEqual(paged({}, [last])[1], 'empty-page');
  });

  it('pagination.md 12: with no method they have no effect', () => {
    const { sent, stop } = tracePaging({ pagination: { forceStop: { pages: 5 } }, answers: [full] });
    assert.deepEqual([sent.length, stop?.stop], [1, 'single-page']);
  });

  it('pagination.md 11: those beside "scrollers" stand around those of the scroller', () => {
    const inner = { method: 'pagenum', limitStop: { count: 1 } };
    const stopOf = (outer: JsonObject) =>
      tracePaging({ pagination: { method: 'multiple', scrollers: { default: inner }, ...outer }, answers: [full] })
        .stop;
    assert.equal(stopOf({ forceStop: { pages: 1 } })?.stop, 'force-stop');
    assert.equal(stopOf({ forceStop: { pages: 2 } })?.stop, 'limit-stop');
    assert.equal(stopOf({})?.stop, 'limit-stop');
  });
});

describe('configuration.md 1.1: an empty object is nothing', () => {
  for (const condition of ['limitStop', 'forceStop', 'nextPageFlag'])
    it(`${condition} stops nothing then`, () =>
      assert.deepEqual(paged({ [condition]: {} }, [full, full]), [3, undefined]));
});

describe('limitStop (pagination.md 12.1)', () => {
  it('pagination.md 12.1: the rows of all pages count, and the page that reaches the limit is the last', () => {
    assert.deepEqual(paged({ limitStop: { count: 3 } }, [full, full]), [2, 'limit-stop']);
    assert.deepEqual(paged({ limitStop: { count: 2 } }, [full]), [1, 'limit-stop']);
    assert.deepEqual(paged({ limitStop: { count: 5 } }, [full, full]), [3, undefined]);
  });

  it('pagination.md 12.1: field is a path in the current response, looked up each time', () => {
    const said = (total: JsonValue) => ({ ...full, meta: { total } });
    assert.deepEqual(paged({ limitStop: { field: 'meta.total' } }, [said(9), said('4')]), [2, 'limit-stop']);
  });

  const zeros: [string, JsonObject][] = [
    ['not found', {}],
    ['null', { total: null }],
    ['empty text', { total: '' }],
    ['text', { total: 'many' }],
  ];
  for (const [what, answer] of zeros) {
    it(`pagination.md 12.1: ${what} counts as 0 and stops after the first page`, () =>
      assert.deepEqual(paged({ limitStop: { field: 'total' } }, [{ ...full, ...answer }]), [1, 'limit-stop']));
  }

  it('pagination.md 12.1: it also ends a paging that would go on after a page without rows', () => {
    const pagination = {
      method: 'response.param',
      responseParam: 'next',
      queryParam: 'p',
      limitStop: { field: 'total' },
    };
    assert.equal(tracePaging({ pagination, answers: [{ next: 1, rows: [] }] }).stop?.stop, 'limit-stop');
  });

  for (const total of [[5], [], { a: 1 }] as JsonValue[]) {
    it(`pagination.md 12.1: ${JSON.stringify(total)} can be no limit and is refused`, () =>
      assert.throws(
        () => paged({ limitStop: { field: 'total' } }, [{ ...full, total }]),
        (error) => isUserError(error) && error.code === 'pagination.limit-not-numeric',
      ));
  }
});

describe('forceStop (pagination.md 12.2)', () => {
  it('pagination.md 12.2: pages: 2 means exactly two requests', () => {
    assert.deepEqual(paged({ forceStop: { pages: 2 } }, [full, full]), [2, 'force-stop']);
    assert.deepEqual(paged({ forceStop: { pages: 1 } }, [full]), [1, 'force-stop']);
  });

  it('pagination.md 12.2: time is counted in whole seconds of the clock from the first request on', () => {
    // The clock is asked once at the start and once after each page.
    const clock = (...times: number[]) => {
      const left = [...times];
      return () => left.shift() ?? 0;
    };
    const stopsAfter = (times: number[]) => paged({ forceStop: { time: 2 } }, [full], clock(...times))[1];
    assert.equal(stopsAfter([10_000, 11_999]), undefined);
    assert.equal(stopsAfter([10_000, 12_000]), 'force-stop');
    assert.equal(stopsAfter([10_999, 12_001]), 'force-stop', 'whole seconds: 10 + 2 <= 12');
    assert.equal(stopsAfter([10_001, 11_999]), undefined);
  });

  // time, seconds that have passed, does it stop
  const spans: [JsonValue, number, boolean][] = [
    ['10 minutes', 599, false],
    ['10 minutes', 600, true],
    ['1 hour 30 seconds', 3629, false],
    ['1 hour 30 seconds', 3630, true],
    // a bare number as text is no number of seconds: it counts as no time at all
    // (`docs/format/configuration.md#55-pagination`)
    ['60', 0, true],
    ['0 seconds', 0, true],
    // an empty value is no limit
    ['', 9999, false],
    ['0', 9999, false],
    [0, 9999, false],
    [null, 9999, false],
  ];
  for (const [time, passed, stops] of spans) {
    it(`pagination.md 12.2: time: ${JSON.stringify(time)} ${stops ? 'stops' : 'goes on'} after ${passed} s`, () => {
      const times = [5000];
      const now = () => times.shift() ?? 5000 + passed * 1000;
      assert.equal(paged({ forceStop: { time } }, [full], now)[1], stops ? 'force-stop' : undefined);
    });
  }

  // what it is about, answers, the volume, does it stop
  const volumes: [string, JsonObject[], JsonValue, boolean][] = [
    ['as many bytes as allowed go on', [{ a: 1 }], 7, false],
    ['one more stops', [{ a: 1 }], 6, true],
    ['the pages are summed up', [{ a: 1 }, { a: 1 }], 13, true],
    ['slashes are escaped', [{ a: '/' }], 9, true],
    ['letters beyond ASCII count as \\uXXXX', [{ a: 'ž' }], 13, true],
    ['fractions are written with 17 digits', [{ a: 0.1 }], 24, true],
    ['the limit may be numeric text', [{ a: 1 }], '6', true],
  ];
  for (const [title, answers, volume, stops] of volumes) {
    it(`pagination.md 12.2: volume: ${title}`, () => {
      const pagination = { method: 'response.param', responseParam: 'a', queryParam: 'p', forceStop: { volume } };
      assert.equal(tracePaging({ pagination, answers }).stop?.stop, stops ? 'force-stop' : undefined);
    });
  }

  it('pagination.md 12.2: pages, time and volume are asked in this order', () => {
    const said = (forceStop: JsonObject) => {
      const times = [0, 9000];
      const pagination = { method: 'pagenum', forceStop };
      return tracePaging({ pagination, answers: [full], now: () => times.shift() ?? 9000 }).stop?.message ?? '';
    };
    assert.match(said({ volume: 1, time: 1, pages: 1 }), /forceStop\.pages/);
    assert.match(said({ volume: 1, time: 1 }), /forceStop\.time/);
    assert.match(said({ volume: 1 }), /forceStop\.volume/);
  });

  it('pagination.md 12.2: the counters are those of one job run', () => {
    for (let run = 0; run < 2; run++)
      assert.deepEqual(paged({ forceStop: { pages: 2 } }, [full, full]), [2, 'force-stop']);
  });
});

describe('nextPageFlag (pagination.md 12.3)', () => {
  const stops = (options: JsonObject, answer: JsonValue) => paged({ nextPageFlag: options }, [answer])[1] !== undefined;
  const goOnWhile = { field: 'more', stopOn: false };

  // flag, does it count as true
  const truths: [JsonValue, boolean][] = [
    [false, false],
    [0, false],
    [new Float(0), false],
    ['', false],
    ['0', false],
    [[], false],
    ['false', true],
    ['no', true],
    [{}, true],
    [[0], true],
    [true, true],
    [1, true],
  ];
  for (const [flag, isTrue] of truths) {
    const shown = flag instanceof Float ? '0.0' : JSON.stringify(flag);
    it(`pagination.md 12.3: stopOn false ${isTrue ? 'goes on with' : 'stops at'} ${shown}`, () => {
      assert.equal(stops(goOnWhile, { ...full, more: flag }), !isTrue);
      assert.equal(stops({ field: 'more', stopOn: true }, { ...full, more: flag }), isTrue);
    });
  }

  it('pagination.md 12.3: missing, null and a response that is a list count as ifNotSet', () => {
    for (const answer of [full, { ...full, more: null }] as JsonObject[]) {
      assert.equal(stops({ ...goOnWhile, ifNotSet: true }, answer), false);
      assert.equal(stops({ ...goOnWhile, ifNotSet: false }, answer), true);
    }
    const condition = readNextPageFlag({ field: '0', stopOn: true, ifNotSet: false }).begin(() => 0);
    assert.ok(!('stop' in condition.after({ response: [true], records: [true] })));
  });

  it('pagination.md 12.3: ifNotSet is stopOn where it is not given: missing stops', () => {
    assert.equal(stops(goOnWhile, full), true);
    assert.equal(stops({ field: 'last', stopOn: true }, full), true);
    assert.equal(stops({ field: 'last', stopOn: true, ifNotSet: false }, full), false);
  });

  it('pagination.md 12.3: field is a key at the root, not a path', () => {
    const nested = { ...full, meta: { more: true }, 'meta.more': false };
    assert.equal(stops({ field: 'meta.more', stopOn: false }, nested), true);
    assert.equal(stops({ field: 'meta.more', stopOn: false }, { ...full, meta: { more: true } }), true);
  });
});
