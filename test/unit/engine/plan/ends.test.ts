import assert from 'node:assert/strict';
import type { JobPlan } from '../../../../engine/core/plan/jobPlan.ts';
import { planJobs } from '../../../../engine/core/plan/planJobs.ts';
import { noon, readParts } from '../config/readParts.ts';
import { linesOf, pagedPlan } from './planParts.ts';

const offset = { method: 'offset', limit: 100 };
const token = { method: 'response.param', responseParam: 'page.next', queryParam: 'after' };
const always = ['a response repeats an earlier one', '100,000 requests were sent for it (the default ceiling)'];

describe('what a plan says will end the paging', () => {
  const table: [title: string, pagination: object, ends: string[]][] = [
    ['offset', offset, ['a page has fewer than 100 records']],
    ['offset without a page size', { method: 'offset' }, ['a page has fewer records than page 1, or none']],
    ['pagenum', { method: 'pagenum', limit: '5' }, ['a page has fewer than 5 records']],
    ['pagenum without a page size', { method: 'pagenum' }, ['a page has no records']],
    ['response.param', token, ['a response has no "page.next", or it is empty']],
    ['response.url', { method: 'response.url' }, ['a response has no "next_page", or it is empty']],
    [
      'the Zendesk form',
      { method: 'zendesk.response.url', urlKey: 'next' },
      ['a response has no "next", or it is empty', 'the next "start_time" is less than six minutes old'],
    ],
    ['cursor', { method: 'cursor', idKey: 'id', param: 'since' }, ['a page has no records']],
    [
      'nextPageFlag that stops on false',
      { ...token, nextPageFlag: { field: 'has_more', stopOn: false } },
      [
        'a response has no "page.next", or it is empty',
        '"has_more" in a response counts as false, or is missing ("nextPageFlag")',
      ],
    ],
    [
      'nextPageFlag that stops on true and goes on without it',
      { method: 'pagenum', nextPageFlag: { field: 'last', stopOn: true, ifNotSet: false } },
      ['a page has no records', '"last" in a response counts as true ("nextPageFlag")'],
    ],
    [
      'forceStop of every kind',
      { method: 'pagenum', forceStop: { pages: 9, time: '10 minutes', volume: 1000 } },
      [
        'a page has no records',
        '9 pages were read ("forceStop.pages")',
        '"10 minutes" have passed ("forceStop.time")',
        'the responses have more than 1000 characters ("forceStop.volume")',
      ],
    ],
    [
      'forceStop in seconds',
      { method: 'pagenum', forceStop: { time: 60 } },
      ['a page has no records', '60 seconds have passed ("forceStop.time")'],
    ],
    [
      'limitStop by a number',
      { method: 'pagenum', limitStop: { count: 500 } },
      ['a page has no records', '500 records were read ("limitStop")'],
    ],
    [
      'limitStop by the answer',
      { method: 'pagenum', limitStop: { field: 'meta.total' } },
      ['a page has no records', 'as many records as "meta.total" says were read ("limitStop")'],
    ],
    [
      'the conditions beside named scrollers and those of the scroller',
      {
        method: 'multiple',
        forceStop: { pages: 7 },
        scrollers: { default: { method: 'pagenum', limitStop: { count: 40 } } },
      },
      ['a page has no records', '7 pages were read ("forceStop.pages")', '40 records were read ("limitStop")'],
    ],
  ];
  for (const [title, pagination, ends] of table) {
    it(title, () => {
      const plan = pagedPlan(pagination);
      assert.deepEqual(plan.ends, [...ends, ...always]);
      assert.deepEqual([plan.requests.length, plan.last], [3, undefined]);
    });
  }

  it('no pagination', () => {
    assert.deepEqual(pagedPlan(undefined).ends, ['this one request is done: no pagination applies']);
  });

  it('a ceiling that was given', () => {
    const config = readParts({ api: { pagination: offset } });
    const [plan] = planJobs(config, { now: () => noon, maxJobRequests: 2000 });
    assert.equal(plan?.ends.at(-1), '2,000 requests were sent for it (the ceiling)');
  });

  it('a fixed page size in the job', () => {
    assert.equal(pagedPlan(offset, { params: { limit: 3 } }).ends[0], 'a page has fewer than 3 records');
  });

  it('a size that only the endpoint knows decides nothing', () => {
    const plan = pagedPlan({ method: 'offset' }, { endpoint: 'parcels?limit=50' });
    assert.equal(plan.ends[0], 'a page has fewer records than page 1, or none');
    assert.equal(linesOf(plan)[1], '2 parcels?limit=50&offset=‹records of page 1›');
  });
});

describe('the last request, where the configuration alone tells it', () => {
  const table: [title: string, pagination: object, last: JobPlan['last']][] = [
    ['forceStop.pages', { ...offset, forceStop: { pages: 2 } }, { number: 2, stopReason: 'force-stop' }],
    [
      'a time that is a bare number as text',
      { ...offset, forceStop: { time: '60' } },
      { number: 1, stopReason: 'force-stop' },
    ],
    ['limitStop on full pages', { ...offset, limitStop: { count: 150 } }, { number: 2, stopReason: 'limit-stop' }],
    ['limitStop on pages of an unknown size', { ...token, limitStop: { count: 150 } }, undefined],
    ['a flag that is the token itself', { ...token, nextPageFlag: { field: 'page', stopOn: false } }, undefined],
    [
      'a flag that stops where there is a token',
      { ...token, nextPageFlag: { field: 'page', stopOn: true } },
      { number: 1, stopReason: 'next-page-flag' },
    ],
    ['a flag with a dot in its name', { ...offset, nextPageFlag: { field: 'a.b', stopOn: false } }, undefined],
    ['a total below the token', { ...token, limitStop: { field: 'page.total' } }, undefined],
  ];
  for (const [title, pagination, last] of table) {
    it(title, () => {
      const plan = pagedPlan(pagination);
      assert.deepEqual([plan.last, plan.requests.length], [last, last?.number ?? 3]);
    });
  }
});

describe('the remarks of a plan', () => {
  it('say where headers and credentials stay behind', () => {
    const stays =
      'An address from a response gets the headers, credentials and secrets only if it stays on https://api.example.test.';
    assert.ok(pagedPlan({ method: 'response.url' }).remarks.includes(stays));
    assert.ok(!pagedPlan({ method: 'response.url', paramIsQuery: true }).remarks.includes(stays));
  });

  const inTurn: [pagination: object, because: string | undefined][] = [
    [offset, undefined],
    [{ method: 'pagenum' }, undefined],
    [
      { method: 'response.param', responseParam: 'page.next', queryParam: 'after' },
      'each request needs the "page.next" of the response before it',
    ],
    [
      { method: 'response.url', urlKey: 'links.next' },
      'the address of each is the "links.next" of the response before it',
    ],
    [{ method: 'zendesk.response.url' }, 'the address of each is the "next_page" of the response before it'],
    [{ method: 'cursor', idKey: 'id', param: 'after' }, 'each request needs the "id" of the records before it'],
  ];
  for (const [pagination, because] of inTurn) {
    it(`say why pages are requested one after another: ${JSON.stringify(pagination)}`, () => {
      const said = pagedPlan(pagination).remarks.filter((remark) => remark.startsWith('Its pages'));
      const sentence = `Its pages are requested one after another, because ${because}.`;
      assert.deepEqual(said, because === undefined ? [] : [sentence]);
    });
  }

  it('say that there is no run before', () => {
    const since = { function: 'date', args: ['Y-m-d', { time: 'previousStart' }] };
    assert.deepEqual(pagedPlan(offset, { params: { filter: [{ since }] } }).remarks, [
      '"previousStart" counts as 0, as in a first run.',
    ]);
  });
});
