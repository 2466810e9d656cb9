import assert from 'node:assert/strict';
import type { JsonList, JsonObject, JsonValue } from '../../../../engine/core/json/value.ts';
import { createScroller } from '../../../../engine/core/pagination/createScroller.ts';
import { isStop, type JobRequest } from '../../../../engine/core/pagination/scroller.ts';
import { UserError } from '../../../../engine/errors.ts';
import { jobWith } from '../../../support/walkScroller.ts';

/** An answer: records, the whole response, and how far the clock goes on before it. */
interface Answer {
  records?: JsonList;
  response?: JsonValue;
  seconds?: number;
}

interface Row {
  title: string;
  pagination: JsonObject;
  params?: JsonObject;
  job?: Partial<JobRequest>;
  answers: Answer[];
  /** Endpoint and parameters of each request. */
  sent: [string, JsonObject][];
  stop?: string;
}

const noon = Date.UTC(2026, 0, 31, 12);

function walk({ pagination, params, job, answers }: Row) {
  let now = noon;
  let step = createScroller(pagination, undefined, () => now)(jobWith(params, job));
  const requests = [step.request];
  for (const { records = [], response = {}, seconds = 0 } of answers) {
    now += seconds * 1000;
    const next = step.next({ records, response });
    if (isStop(next)) return { requests, stop: next.stop };
    step = next;
    requests.push(step.request);
  }
  return { requests, stop: undefined };
}

const of = (count: number): Answer => ({ records: Array.from({ length: count }, () => ({})) });
const ids = (...numbers: JsonList): Answer => ({ records: numbers.map((no) => ({ no })) });
const url = (more: JsonValue): Answer => ({ records: [1], response: { nav: { more } } });
const said = (response: JsonValue, count = 1): Answer => ({ ...of(count), response });
const prg = { depot: 'PRG' };
const parcels = (...params: JsonObject[]): [string, JsonObject][] => params.map((each) => ['parcels', each]);
const unix = (iso: string) => Date.parse(iso) / 1000;

const rows: Row[] = [
  {
    title: 'pagenum: trace with firstPage 0',
    pagination: { method: 'pagenum', firstPage: 0, pageParam: 'pg' },
    params: prg,
    answers: [of(2), of(1), of(0)],
    sent: parcels({ depot: 'PRG', pg: 0 }, { depot: 'PRG', pg: 1 }, { depot: 'PRG', pg: 2 }),
    stop: 'empty-page',
  },
  {
    title: 'pagenum: firstPageParams off, the second request has the second page',
    pagination: { method: 'pagenum', limit: 2, firstPageParams: false },
    answers: [of(2), of(2), of(1)],
    sent: parcels({}, { page: 2, limit: 2 }, { page: 3, limit: 2 }),
    stop: 'short-page',
  },
  {
    title: "pagenum: the job's own page size wins; its own page number does not",
    pagination: { method: 'pagenum', limit: 50 },
    params: { limit: '2', page: 9 },
    answers: [of(1)],
    sent: parcels({ limit: 2, page: 1 }),
    stop: 'short-page',
  },
  {
    title: 'pagenum: without a page size only an empty page ends it',
    pagination: { method: 'pagenum' },
    answers: [of(1), of(5), of(0)],
    sent: parcels({ page: 1 }, { page: 2 }, { page: 3 }),
    stop: 'empty-page',
  },
  {
    title: 'response.url: trace with an absolute path, a relative one, null',
    pagination: { method: 'response.url', urlKey: 'nav.more' },
    params: prg,
    answers: [url('/v2/parcels?mark=b7'), url('parcels?mark=c9'), url(null)],
    sent: [
      ['parcels', prg],
      ['/v2/parcels?mark=b7', {}],
      ['parcels?mark=c9', {}],
    ],
    stop: 'no-next-url',
  },
  {
    title: "response.url: includeParams lays the job's parameters over the address",
    pagination: { method: 'response.url', urlKey: 'nav.more', includeParams: true },
    params: prg,
    answers: [url('parcels?mark=b7'), url('')],
    sent: [
      ['parcels', prg],
      ['parcels?mark=b7', prg],
    ],
    stop: 'no-next-url',
  },
  {
    title: 'response.url: paramIsQuery, the answer wins over the job',
    pagination: { method: 'response.url', urlKey: 'nav.more', includeParams: true, paramIsQuery: true },
    params: { depot: 'PRG', mark: 'first' },
    answers: [url('?mark=b+7%2F&lang=en&flag&ids=1&ids=2'), url(0)],
    sent: parcels(
      { depot: 'PRG', mark: 'first' },
      { depot: 'PRG', mark: 'b 7/', lang: 'en', flag: null, ids: ['1', '2'] },
    ),
    stop: 'no-next-url',
  },
  {
    title: 'response.url: a delimiter of its own, and the default key next_page',
    pagination: { method: 'response.url', urlKey: 'nav/a.b', delimiter: '/' },
    answers: [said({ nav: { 'a.b': 'x' } }), said({ next_page: 'ignored' })],
    sent: [
      ['parcels', {}],
      ['x', {}],
    ],
    stop: 'no-next-url',
  },
  {
    title: 'cursor: trace with an increment',
    pagination: { method: 'cursor', idKey: 'no', param: 'since', increment: 1 },
    params: prg,
    answers: [ids(10, 11), ids(15), of(0)],
    sent: parcels(prg, { depot: 'PRG', since: 12 }, { depot: 'PRG', since: 16 }),
    stop: 'empty-page',
  },
  {
    title: 'cursor: trace in reverse',
    pagination: { method: 'cursor', idKey: 'no', param: 'upTo', reverse: true, increment: -1 },
    params: { upTo: 'newest' },
    answers: [ids(90, 91), ids(80, 81), of(0)],
    sent: parcels({ upTo: 'newest' }, { upTo: 89 }, { upTo: 79 }),
    stop: 'empty-page',
  },
  {
    title: 'cursor: keeps the largest over all pages, reads numeric text and cuts fractions',
    pagination: { method: 'cursor', idKey: 'no', param: 'since' },
    answers: [ids('20.9', 3), ids(5)],
    sent: parcels({}, { since: 20 }, { since: 20 }),
  },
  {
    title: 'zendesk.response.url: a start_time an hour old goes on, one a minute old ends it',
    pagination: { method: 'zendesk.response.url' },
    answers: [
      said({ next_page: `x?start_time=${unix('2026-01-31T11:00:00Z')}` }),
      said({ next_page: `x?start_time=${unix('2026-01-31T11:59:00Z')}` }),
    ],
    sent: [
      ['parcels', {}],
      [`x?start_time=${unix('2026-01-31T11:00:00Z')}`, {}],
    ],
    stop: 'no-next-url',
  },
  {
    title: 'zendesk.response.url: a missing or odd start_time does not end it',
    pagination: { method: 'zendesk.response.url', paramIsQuery: true },
    answers: [said({ next_page: '?start_time=soon' }), said({ next_page: '?page=2' })],
    sent: parcels({}, { start_time: 'soon' }, { page: '2' }),
  },
  {
    title: 'limitStop.field: trace, 4 records although the total is 3',
    pagination: { method: 'offset', limit: 2, limitStop: { field: 'total' } },
    answers: [said({ total: 3 }, 2), said({ total: '3' }, 2)],
    sent: parcels({ limit: 2, offset: 0 }, { limit: 2, offset: 2 }),
    stop: 'limit-stop',
  },
  {
    title: 'limitStop.field that is not found ends after the first page',
    pagination: { method: 'pagenum', limitStop: { field: 'totl' } },
    answers: [said({ total: 3 })],
    sent: parcels({ page: 1 }),
    stop: 'limit-stop',
  },
  {
    title: 'limitStop.count counts the records of all pages',
    pagination: { method: 'pagenum', limitStop: { count: '3' } },
    answers: [of(2), of(2)],
    sent: parcels({ page: 1 }, { page: 2 }),
    stop: 'limit-stop',
  },
  {
    title: 'forceStop.pages: 2 means exactly two requests',
    pagination: { method: 'pagenum', forceStop: { pages: 2 } },
    answers: [of(1), of(1)],
    sent: parcels({ page: 1 }, { page: 2 }),
    stop: 'force-stop',
  },
  {
    title: 'forceStop.time: whole seconds since the job began',
    pagination: { method: 'pagenum', forceStop: { time: 3 } },
    answers: [
      { ...of(1), seconds: 2 },
      { ...of(1), seconds: 1 },
    ],
    sent: parcels({ page: 1 }, { page: 2 }),
    stop: 'force-stop',
  },
  {
    title: 'forceStop.volume: more bytes of JSON than allowed, slashes escaped',
    pagination: { method: 'pagenum', forceStop: { volume: 9 } },
    answers: [said({ a: 1 }), said('/')],
    sent: parcels({ page: 1 }, { page: 2 }),
    stop: 'force-stop',
  },
  {
    title: 'nextPageFlag: goes on while "more" is true; missing stops',
    pagination: { method: 'pagenum', nextPageFlag: { field: 'more', stopOn: false } },
    answers: [said({ more: true }), said({})],
    sent: parcels({ page: 1 }, { page: 2 }),
    stop: 'next-page-flag',
  },
  {
    title: 'nextPageFlag: stops when "last" appears',
    pagination: { method: 'pagenum', nextPageFlag: { field: 'last', stopOn: true, ifNotSet: false } },
    answers: [said({}), said([]), said({ last: null }), said({ last: 1 })],
    sent: parcels({ page: 1 }, { page: 2 }, { page: 3 }, { page: 4 }),
    stop: 'next-page-flag',
  },
  {
    title: 'the first condition that fires ends it: limitStop, then forceStop, then nextPageFlag, then the method',
    pagination: {
      method: 'pagenum',
      nextPageFlag: { field: 'more', stopOn: false },
      forceStop: { pages: 1 },
      limitStop: { count: 1 },
    },
    answers: [of(0), of(1)],
    sent: parcels({ page: 1 }),
    stop: 'force-stop',
  },
  {
    title: 'multiple: conditions beside the scrollers stand around those within',
    pagination: {
      method: 'multiple',
      forceStop: { pages: 1 },
      scrollers: { default: { method: 'pagenum', limitStop: { count: 1 } } },
    },
    answers: [of(1)],
    sent: parcels({ page: 1 }),
    stop: 'force-stop',
  },
  {
    title: 'without a method no condition has an effect',
    pagination: { forceStop: { pages: 1 } },
    answers: [of(1)],
    sent: parcels({}),
    stop: 'single-page',
  },
];

describe('paging methods and stop conditions (pagination.md 6 to 12)', () => {
  for (const row of rows) {
    it(row.title, () => {
      const { requests, stop } = walk(row);
      const sent = requests.map(({ endpoint, params }) => [endpoint, params]);
      assert.deepEqual([sent, stop], [row.sent, row.stop]);
    });
  }

  // flag, is it true (pagination.md 12.3)
  const flags: [JsonValue, boolean][] = [
    [false, false],
    [0, false],
    ['', false],
    ['0', false],
    [[], false],
    ['false', true],
    ['no', true],
    [{}, true],
    [[0], true],
  ];
  for (const [flag, isTrue] of flags) {
    it(`nextPageFlag: ${JSON.stringify(flag)} counts as ${isTrue}`, () => {
      const pagination = { method: 'pagenum', nextPageFlag: { field: 'more', stopOn: false } };
      const { stop } = walk({ title: '', pagination, answers: [said({ more: flag })], sent: [] });
      assert.equal(stop, isTrue ? undefined : 'next-page-flag');
    });
  }

  const errors: [string, JsonObject, Answer, string][] = [
    [
      'response.url: an address that is no text',
      { method: 'response.url' },
      said({ next_page: { href: 'x' } }),
      'pagination.url-not-text',
    ],
    [
      'cursor: a value that is no number',
      { method: 'cursor', idKey: 'no', param: 'since' },
      ids(1, 'x'),
      'pagination.cursor-not-numeric',
    ],
    [
      'cursor: a missing key',
      { method: 'cursor', idKey: 'nr', param: 'since' },
      ids(1),
      'pagination.cursor-not-numeric',
    ],
  ];
  for (const [title, pagination, answer, code] of errors) {
    it(`${title}: ${code}`, () => {
      const walked = () => walk({ title, pagination, answers: [answer], sent: [] });
      assert.throws(walked, (error) => error instanceof UserError && error.code === code);
    });
  }
});
