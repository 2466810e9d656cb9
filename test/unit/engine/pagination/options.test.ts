import assert from 'node:assert/strict';
import { isUserError } from '../../../../engine/core/errors.ts';
import type { JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { isStop, type Step } from '../../../../engine/core/pagination/scroller.ts';
import { createScroller } from '../../../../engine/core/pagination/scrollers/createScroller.ts';
import { selectScroller } from '../../../../engine/core/pagination/scrollers/selectScroller.ts';
import { scrollerFor } from '../../../support/scrollerFor.ts';
import { jobWith, walkScroller } from '../../../support/walkScroller.ts';
import { firstProblem, readParts } from '../config/readParts.ts';
import { rowsOf, tracePaging } from './tracePaging.ts';

const prg = { depot: 'PRG' };
const linked = [{ next_page: '?mark=b7', rows: [] }];

interface Row {
  title: string;
  pagination: JsonObject;
  params?: JsonObject;
  answers?: JsonValue[];
  sent: string[];
}

/** Titles begin with the field; each shows the effect of a missing value, or of one of another kind. */
const rows: Row[] = [
  { title: 'method: absent is no paging', pagination: {}, answers: [rowsOf(2)], sent: [''] },
  { title: 'method: empty is no paging', pagination: { method: '', limit: 2 }, answers: [rowsOf(2)], sent: [''] },
  {
    title: 'limit, offset: numeric text',
    pagination: { method: 'offset', limit: '2' },
    answers: [rowsOf(2)],
    sent: ['?limit=2&offset=0', '?limit=2&offset=2'],
  },
  { title: 'limit, pagenum: without it none is sent', pagination: { method: 'pagenum' }, sent: ['?page=1'] },
  { title: 'limit, pagenum: empty is none', pagination: { method: 'pagenum', limit: '' }, sent: ['?page=1'] },
  {
    title: 'limit, pagenum: a word in the params of the job is sent as it is',
    pagination: { method: 'pagenum', limit: 2 },
    params: { limit: 'all' },
    answers: [rowsOf(1)],
    sent: ['?limit=all&page=1', '?limit=all&page=2'],
  },
  {
    title: 'limitParam: empty means limit',
    pagination: { method: 'offset', limit: 2, limitParam: '' },
    sent: ['?limit=2&offset=0'],
  },
  {
    title: 'offsetParam: empty means offset',
    pagination: { method: 'offset', limit: 2, offsetParam: '' },
    sent: ['?limit=2&offset=0'],
  },
  { title: 'pageParam: empty means page', pagination: { method: 'pagenum', pageParam: '' }, sent: ['?page=1'] },
  { title: 'firstPage: 0 is allowed', pagination: { method: 'pagenum', firstPage: 0 }, sent: ['?page=0'] },
  { title: 'firstPageParams: true by default', pagination: { method: 'pagenum' }, sent: ['?page=1'] },
  {
    title: 'firstPageParams: the text "false" counts as true',
    pagination: { method: 'pagenum', firstPageParams: 'false' },
    sent: ['?page=1'],
  },
  { title: 'firstPageParams: 0 counts as false', pagination: { method: 'pagenum', firstPageParams: 0 }, sent: [''] },
  {
    title: 'firstPageParams: null counts as false',
    pagination: { method: 'offset', limit: 2, firstPageParams: null },
    sent: [''],
  },
  {
    title: 'offsetFromJob: false by default',
    pagination: { method: 'offset', limit: 2 },
    params: { offset: 5 },
    sent: ['?offset=0&limit=2'],
  },
  {
    title: 'offsetFromJob: 1 counts as true',
    pagination: { method: 'offset', limit: 2, offsetFromJob: 1 },
    params: { offset: 5 },
    sent: ['?offset=5&limit=2'],
  },
  {
    title: 'paramIsQuery: 1 counts as true',
    pagination: { method: 'response.url', paramIsQuery: 1 },
    answers: linked,
    sent: ['', '?mark=b7'],
  },
  {
    title: 'includeParams: false by default',
    pagination: { method: 'response.url', paramIsQuery: true },
    params: prg,
    answers: linked,
    sent: ['?depot=PRG', '?mark=b7'],
  },
  {
    title: 'includeParams: "yes" counts as true',
    pagination: { method: 'response.url', paramIsQuery: true, includeParams: 'yes' },
    params: prg,
    answers: linked,
    sent: ['?depot=PRG', '?depot=PRG&mark=b7'],
  },
  {
    title: 'scrollRequest: an empty one is none',
    pagination: { method: 'response.param', responseParam: 'next_page', queryParam: 'p', scrollRequest: {} },
    answers: [{ next_page: 7, rows: [] }],
    sent: ['', '?p=7'],
  },
  {
    title: 'increment: 0 by default',
    pagination: { method: 'cursor', idKey: 'no', param: 'since' },
    answers: [[{ no: 7 }]],
    sent: ['', '?since=7'],
  },
  {
    title: 'reverse: a text counts as true',
    pagination: { method: 'cursor', idKey: 'no', param: 'to', reverse: 'x' },
    answers: [[{ no: 7 }, { no: 9 }]],
    sent: ['', '?to=7'],
  },
  {
    title: 'forceStop: what is no object has no effect',
    pagination: { method: 'pagenum', forceStop: 'never' },
    answers: [rowsOf(1)],
    sent: ['?page=1', '?page=2'],
  },
  {
    title: 'pages: read, then unused',
    pagination: { method: 'pagenum', pages: 1 },
    answers: [rowsOf(1)],
    sent: ['?page=1', '?page=2'],
  },
  {
    title: 'offset: ignored',
    pagination: { method: 'offset', limit: 2, offset: 10 },
    answers: [rowsOf(2)],
    sent: ['?limit=2&offset=0', '?limit=2&offset=2'],
  },
];

describe('the options of paging (configuration.md 5.5)', () => {
  for (const { title, pagination, sent, params = {}, answers = [] } of rows) {
    it(`configuration.md 5.5: ${title}`, () => {
      assert.equal(firstProblem({ api: { pagination } }), undefined);
      const requests = tracePaging({ pagination, params, answers }).sent;
      assert.deepEqual(
        requests.map((line) => line.replace('GET /v2/parcels', '')),
        sent,
      );
    });
  }

  for (const pagination of ['offset', 5, true, null, [], ['offset'], {}]) {
    it(`configuration.md 5: pagination that is ${JSON.stringify(pagination)} is silently no paging`, () => {
      const read = readParts({ api: { pagination } }).pagination;
      const { stop } = walkScroller(
        createScroller(selectScroller(read, undefined), () => 0),
        jobWith(),
        [{ records: 2 }],
      );
      assert.equal(stop?.stop, 'single-page');
    });
  }

  it('configuration.md 5.5: functions are not evaluated anywhere inside', () => {
    const scrollRequest = { params: { at: { function: 'no such function', args: [] } } };
    const pagination = { method: 'response.param', responseParam: 'n', queryParam: 'p', scrollRequest };
    assert.equal(firstProblem({ api: { pagination } }), undefined);
    const { sent } = tracePaging({ pagination, answers: [{ n: 1 }] });
    assert.equal(decodeURIComponent(sent[1] ?? ''), 'GET /v2/parcels?at[function]=no+such+function&p=1');
  });
});

/** Every option of a method, one after another, with a value of another kind. */
function misusesOf(pagination: JsonObject): JsonObject[] {
  const kinds: JsonValue[] = [null, true, 0, -1, 1.5, 1e300, '', 'x', '0', [], ['x'], {}, { a: 1 }];
  const limits: JsonValue[] = [{ pages: 1e300 }, { time: -5 }, { volume: 'x' }, { count: -1 }, { field: 'rows' }];
  const keys = [...Object.keys(pagination), 'firstPageParams', 'includeParams', 'scrollRequest', 'nextPageFlag'];
  return [...keys, 'forceStop', 'limitStop'].flatMap((key) =>
    [...kinds, ...limits].map((value) => ({ ...pagination, [key]: value })),
  );
}

const methods: [string, JsonObject][] = [
  ['offset', { method: 'offset', limit: 2 }],
  ['pagenum', { method: 'pagenum' }],
  ['response.url', { method: 'response.url' }],
  ['response.param', { method: 'response.param', responseParam: 'next_page', queryParam: 'p' }],
  ['cursor', { method: 'cursor', idKey: 'no', param: 'since' }],
  ['zendesk.response.url', { method: 'zendesk.response.url' }],
];
const page = { response: { next_page: 'x?p=1' }, records: [{ no: 1 }, { no: 2 }] };

describe('scrollers and jobs (pagination.md 2)', () => {
  for (const [name, pagination] of methods) {
    it(`pagination.md 2, Pagewright: ${name} begins anew for every job run, whatever ended the one before`, () => {
      const scroller = scrollerFor({ ...pagination, forceStop: { pages: 2 } });
      const walk = () => {
        const first = scroller(jobWith({ depot: 'PRG' }));
        const second = first.next(page);
        assert.ok(!isStop(second));
        const third = second.next(page);
        return [first.request, second.request, isStop(third) ? third.stop : third.request];
      };
      const [before, after] = [walk(), walk()];
      assert.deepEqual(before, after);
      assert.equal(before[2], 'force-stop');
    });

    it(`pagination.md 1: ${name} is pure: two walks from one step do not disturb each other`, () => {
      const first = scrollerFor(pagination)(jobWith());
      const texts = [first.next(page), first.next(page)].map((step) =>
        JSON.stringify(isStop(step) ? step : step.request),
      );
      assert.equal(texts[0], texts[1]);
    });
  }

  it('pagination.md 1: the first request is made without looking at any answer, and the job itself is not changed', () => {
    for (const [, pagination] of methods) {
      const job = jobWith({ depot: 'PRG' });
      const step = scrollerFor(pagination)(job);
      step.next(page);
      assert.deepEqual(job, jobWith({ depot: 'PRG' }));
    }
  });
});

describe('wrongly typed options (pagination.md 15)', () => {
  const answers: JsonValue[] = [
    { next_page: '?x', rows: [{ no: 1 }] },
    { next_page: { a: [1] }, rows: 'x' },
    [],
    5,
    null,
  ];

  for (const [name, pagination] of methods) {
    it(`pagination.md 15: ${name}: any value of any option is refused, works or ends in a user error: never a breakdown`, () => {
      for (const misused of misusesOf(pagination)) {
        if (firstProblem({ api: { pagination: misused } }) !== undefined) continue;
        for (const answer of answers) {
          try {
            tracePaging({
              pagination: misused,
              params: { limit: 'x', offset: '3', p: { a: 1 } },
              answers: [answer, answer],
            });
          } catch (error) {
            assert.ok(isUserError(error), `${JSON.stringify(misused)}: ${String(error)}`);
          }
        }
      }
    });
  }
});

describe('requests that can be foreseen', () => {
  const ahead = (pagination: JsonObject, count: number) => {
    const steps: Step[] = [];
    let step: Step | undefined = scrollerFor(pagination)(jobWith());
    for (; step !== undefined && steps.length < count; step = step.ahead?.()) steps.push(step);
    return steps.map(({ request }) => request);
  };

  for (const [name, pagination] of [
    ['offset', { method: 'offset', limit: 2 }],
    ['offset without parameters on the first page', { method: 'offset', limit: 2, firstPageParams: false }],
    ['offset with a stop condition', { method: 'offset', limit: 2, limitStop: { count: 100 } }],
    ['pagenum', { method: 'pagenum', firstPage: 3 }],
    ['pagenum with a page size', { method: 'pagenum', limit: 2 }],
  ] as [string, JsonObject][]) {
    it(`pagination.md 5 and 6: ${name}: they are those that full answers lead to`, () => {
      const { requests } = walkScroller(scrollerFor(pagination), jobWith(), [{ records: 2 }, { records: 2 }]);
      assert.deepEqual(ahead(pagination, 3), requests);
    });
  }

  it('pagination.md 7 to 10: where only the answer can tell, there are none', () => {
    for (const [name, pagination] of [
      ...methods.slice(2),
      ['offset without limit', { method: 'offset' }],
      ['none', {}],
    ] as typeof methods)
      assert.equal(ahead(pagination, 3).length, 1, name);
  });
});
