import { paged } from '../paged.ts';
import type { Expected, Theme } from '../situation.ts';
import { ways } from '../ways.ts';

/** The records are missing, and the response says why: beyond doubt. */
const certain: Expected = { status: 'incomplete', has: ['error-answer'], lacks: ['full-then-empty'], records: 20 };

/** Errors with status 200 in place of a counted page: the records that follow are missing. */
export const errorPages: Theme = {
  name: 'errors with status 200 in place of a counted page',
  situations: [
    {
      title: 'pages as HAPI FHIR does, and page 3 is an OperationOutcome',
      ...paged(
        ways.offsets({ limitParam: '_count', offsetParam: '_getpagesoffset' }),
        ({ items }) => ({ resourceType: 'Bundle', type: 'searchset', entry: items }),
        {
          instead: {
            3: {
              body: {
                resourceType: 'OperationOutcome',
                issue: [{ severity: 'error', code: 'timeout', diagnostics: 'Query took longer than 60 seconds' }],
              },
            },
          },
        },
      ),
      job: { dataField: 'entry' },
      expect: { status: 'incomplete', lacks: ['full-then-empty'], records: 20 },
    },
    {
      title: 'pages as CKAN does, and page 3 is "success": false, for offsets',
      ...paged(
        ways.offsets({ limitParam: 'rows', offsetParam: 'start' }),
        ({ items }) => ({ help: 'package_search', success: true, result: { results: items } }),
        {
          instead: {
            3: {
              body: { help: 'package_search', success: false, error: { __type: 'Search Error', message: 'timed out' } },
            },
          },
        },
      ),
      job: { dataField: 'result.results' },
      expect: certain,
    },
    {
      title: 'pages as VK does, and page 3 is an "error" object, for offsets without a total',
      ...paged(ways.offsets({ limitParam: 'count' }), ({ items }) => ({ response: { items } }), {
        instead: { 3: { body: { error: { error_code: 6, error_msg: 'Too many requests per second' } } } },
      }),
      job: { dataField: 'response.items' },
      expect: certain,
    },
    {
      title: 'pages as QuickBooks does, and page 3 is a "Fault", for offsets from 1 in a query',
      ...paged(
        ways.sizedPages(),
        ({ items }) => ({ QueryResponse: { Invoice: items }, time: '2026-01-31T08:00:00Z' }),
        {
          instead: {
            3: {
              body: {
                Fault: { Error: [{ Message: 'message=ThrottleExceeded', code: '003001' }], type: 'SERVICE' },
                time: '2026-01-31T08:00:01Z',
              },
            },
          },
        },
      ),
      job: { dataField: 'QueryResponse.Invoice' },
      expect: certain,
    },
    {
      title: 'pages as Last.fm does, and page 3 is an "error" number, up to an empty page',
      ...paged(ways.pages(), ({ items }) => ({ tracks: items }), {
        instead: { 3: { body: { error: 29, message: 'Rate limit exceeded', links: [] } } },
      }),
      job: { dataField: 'tracks' },
      expect: certain,
    },
    {
      title: 'pages as Coveo does, and page 3 has an empty list, a total of 0 and an exception',
      ...paged(ways.sizedPages(), ({ items }) => ({ totalCount: 34, results: items }), {
        instead: { 3: { body: { totalCount: 0, results: [], exception: { code: 'RequestExceededMaximumTimeout' } } } },
      }),
      job: { dataField: 'results' },
      expect: { ...certain, lacks: ['full-then-empty', 'total-matches'] },
    },
    {
      title: 'pages as DingTalk does, and page 3 has another "errcode" and no list',
      ...paged(ways.sizedPages(), ({ items }) => ({ errcode: 0, errmsg: 'ok', userlist: items }), {
        instead: { 3: { body: { errcode: 90018, errmsg: 'too many requests in one minute' } } },
      }),
      job: { dataField: 'userlist' },
      expect: { status: ['incomplete', 'unknown'], records: 20 },
    },
  ],
};
