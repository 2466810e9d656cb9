import assert from 'node:assert/strict';
import type { PlannedPageSize } from '../../../../engine/core/plan/jobPlan.ts';
import type { Parts } from '../config/readParts.ts';
import { pagedPlan } from './planParts.ts';

const offset = { method: 'offset', limit: 100 };
const own = '/config/jobs/0/params/limit';
const none = "none is requested: the API's own page size applies";

describe('the page size of a plan', () => {
  const defaults: Parts = { api: { http: { defaultOptions: { params: { limit: 7 } } } } };
  const multiple = { method: 'multiple', scrollers: { default: { method: 'offset', limit: 5, limitParam: 'size' } } };

  const table: [title: string, pagination: object | undefined, job: object, expected: PlannedPageSize, more?: Parts][] =
    [
      [
        "the scroller's",
        offset,
        {},
        {
          size: 100,
          from: 'scroller',
          pointer: '/api/pagination/limit',
          sentence: '100, from "limit" of "pagination"',
        },
      ],
      [
        "a named scroller's",
        multiple,
        {},
        {
          size: 5,
          from: 'scroller',
          pointer: '/api/pagination/scrollers/default/limit',
          sentence: '5, from "limit" of the scroller "default"',
        },
      ],
      [
        'that of a scroller with a slash in its name',
        { method: 'multiple', default: 'a/b', scrollers: { 'a/b': { method: 'offset', limit: 5 } } },
        {},
        {
          size: 5,
          from: 'scroller',
          pointer: '/api/pagination/scrollers/a~1b/limit',
          sentence: '5, from "limit" of the scroller "a/b"',
        },
      ],
      [
        "the job's own parameter over the scroller's",
        offset,
        { params: { limit: '20' } },
        {
          size: 20,
          from: 'job',
          pointer: own,
          sentence: '20, from "limit" in the job\'s "params", instead of the scroller\'s 100',
        },
      ],
      [
        'the same under the name that the scroller gives it',
        { method: 'pagenum', limitParam: 'per/page', limit: 9 },
        { params: { limit: 3, 'per/page': 4 } },
        {
          size: 4,
          from: 'job',
          pointer: '/config/jobs/0/params/per~1page',
          sentence: '4, from "per/page" in the job\'s "params", instead of the scroller\'s 9',
        },
      ],
      [
        "an empty parameter of the job's decides nothing",
        offset,
        { params: { limit: '' } },
        {
          size: 100,
          from: 'scroller',
          pointer: '/api/pagination/limit',
          sentence: '100, from "limit" of "pagination"',
        },
      ],
      [
        'a computed parameter',
        { method: 'offset' },
        { params: { limit: { function: 'concat', args: ['1', '5'] } } },
        { size: 15, from: 'job', pointer: own, sentence: '15, from "limit" in the job\'s "params"' },
      ],
      [
        "the scroller's in the place of the endpoint's",
        offset,
        { endpoint: 'parcels?limit=50' },
        {
          size: 100,
          from: 'scroller',
          pointer: '/api/pagination/limit',
          sentence: '100, from "limit" of "pagination", instead of "limit=50" in the endpoint',
        },
      ],
      [
        "the endpoint's, of which offset does not know",
        { method: 'offset' },
        { endpoint: 'parcels?limit=50' },
        {
          size: 50,
          from: 'endpoint',
          pointer: '/config/jobs/0/endpoint',
          sentence: '50, from "limit" in the endpoint\'s query; paging uses the length of page 1 as the page size',
        },
      ],
      [
        'that of all jobs, over the endpoint’s, which pagenum does not look at',
        { method: 'pagenum' },
        { endpoint: 'parcels?limit=50' },
        {
          size: 7,
          from: 'default-options',
          pointer: '/api/http/defaultOptions/params/limit',
          sentence: '7, from "limit" in "defaultOptions"; paging ignores it',
        },
        defaults,
      ],
      ['none', { method: 'offset' }, {}, { from: 'none', sentence: none }],
      ['none where nothing pages', undefined, {}, { from: 'none', sentence: none }],
      [
        'no number',
        { method: 'pagenum' },
        { params: { limit: 'all' } },
        {
          size: undefined,
          from: 'job',
          pointer: own,
          sentence: '"all", which is not a number, from "limit" in the job\'s "params"',
        },
      ],
      [
        'by its usual names where the method has none',
        { method: 'response.url' },
        { params: { per_page: 30 } },
        {
          size: 30,
          from: 'job',
          pointer: '/config/jobs/0/params/per_page',
          sentence: '30, from "per_page" in the job\'s "params"',
        },
      ],
      [
        'in the first request only, where a paging by token drops the parameters',
        { method: 'response.param', responseParam: 'a', queryParam: 'b' },
        { params: { limit: 30 } },
        {
          size: 30,
          from: 'job',
          pointer: own,
          sentence: '30, from "limit" in the job\'s "params", in the first request only',
        },
      ],
      [
        '… but not where it keeps them',
        { method: 'response.param', responseParam: 'a', queryParam: 'b', includeParams: true },
        { params: { limit: 30 } },
        { size: 30, from: 'job', pointer: own, sentence: '30, from "limit" in the job\'s "params"' },
      ],
      [
        '… or sends them again by itself',
        { method: 'response.param', responseParam: 'a', queryParam: 'b', scrollRequest: { params: { limit: 5 } } },
        { params: { limit: 30 } },
        { size: 30, from: 'job', pointer: own, sentence: '30, from "limit" in the job\'s "params"' },
      ],
      [
        '… or goes on elsewhere, where nothing of it is expected',
        { method: 'response.param', responseParam: 'a', queryParam: 'b', scrollRequest: { endpoint: 'scroll' } },
        { params: { limit: 30 } },
        { size: 30, from: 'job', pointer: own, sentence: '30, from "limit" in the job\'s "params"' },
      ],
    ];
  for (const [title, pagination, job, expected, more] of table) {
    it(title, () => assert.deepEqual(pagedPlan(pagination, job, more).pageSize, expected));
  }
});
