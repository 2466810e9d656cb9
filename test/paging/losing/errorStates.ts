import { paged } from '../paged.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { ways } from '../ways.ts';

const failed: Expected = { status: 'incomplete', has: ['error-answer'] };
const doubted: Expected = { status: 'unknown', hasOneOf: ['error-answer', 'status-changed', 'says-partial'] };

/** Two full pages with these fields, page 3 with others in place of the list under `data`, or beside an empty one. */
const third = (
  title: string,
  good: (number: number) => Record<string, unknown>,
  body: unknown,
  expect: Expected,
  job: Record<string, unknown> = { dataField: 'data' },
): Situation => ({
  title,
  ...paged(ways.sizedPages(), ({ items, number }) => ({ ...good(number), data: items }), { instead: { 3: { body } } }),
  job,
  expect,
});

/** Errors with status 200 that only a state shows, or that look like a record. */
export const errorStates: Theme = {
  name: 'errors with status 200 that a state tells, or that look like a record',
  situations: [
    third(
      'answers as OKX does, and the "code" of page 3 is "50011"',
      () => ({ code: '0', msg: '' }),
      { code: '50011', msg: 'Too Many Requests', data: [] },
      { ...failed, records: 20 },
    ),
    third(
      'answers as Etherscan does, and the window of page 3 is too large',
      () => ({ status: '1', message: 'OK' }),
      { status: '0', message: 'Result window is too large, PageNo x Offset size must be at most 10000', data: null },
      { ...doubted, records: 20 },
    ),
    third(
      'answers as AMap does, and page 3 is over the limit of a day',
      () => ({ status: 1, info: 'OK', infocode: '10000' }),
      { status: 0, info: 'DAILY_QUERY_OVER_LIMIT', infocode: '10003', data: [] },
      { ...failed, records: 20 },
    ),
    third(
      'answers as the Korean data portal does, and page 3 has another "resultCode" alone',
      () => ({ resultCode: '00' }),
      { resultCode: '22' },
      { ...doubted, records: 20 },
    ),
    third(
      'answers as Xero does, with a new "Id" each time, and the "Status" of page 3 is ERROR',
      (number) => ({ Id: `r${number}`, Status: 'OK' }),
      { Id: 'r3', Status: 'ERROR', data: [] },
      { ...failed, records: 20 },
    ),
    third(
      'answers with an id of the request, and "success" is false on page 3',
      (number) => ({ id: number, success: true }),
      { id: 3, success: false, data: [] },
      { ...failed, records: 20 },
    ),
    third(
      'answers as MediaWiki does, and the "result" of page 3 is "error"',
      () => ({ result: 'success' }),
      { result: 'error', data: [] },
      { ...failed, records: 20 },
    ),
    third(
      'answers as Salesforce does, and page 3 is a list with one error',
      () => ({ done: false }),
      [{ message: 'Your query request was running for too long.', errorCode: 'QUERY_TIMEOUT' }],
      { ...failed, records: 20 },
    ),
    third(
      'answers as the World Bank does, and page 3 is a list with messages',
      () => ({ per_page: 10 }),
      [{ message: [{ id: '175', key: 'Invalid format', value: 'The indicator was not found.' }] }],
      { ...doubted, records: 20 },
    ),
    third(
      'answers as a bulk API does, and the only element of page 3 is an error',
      () => ({}),
      { data: [{ error: { message: 'timeout' } }] },
      { ...failed, lacks: ['full-then-short'] },
    ),
    third(
      'answers as Laravel does, and page 3 has a message in place of its list',
      () => ({}),
      { data: { message: 'Server Error' } },
      failed,
    ),
    third(
      'answers without a "dataField" as Google does, and page 3 has only details of an error',
      () => ({}),
      { message: 'Quota exceeded', details: [{ reason: 'rateLimitExceeded', domain: 'usageLimits' }] },
      { ...failed, lacks: ['full-then-short'] },
      {},
    ),
  ],
};
