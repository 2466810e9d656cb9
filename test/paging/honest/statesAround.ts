import { paged } from '../paged.ts';
import type { Expected, Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const all: Expected = { status: 'complete', lacks: ['error-answer', 'status-changed', 'says-partial'] };

/** Three full pages with these fields, page 4 with others in place of the list under `data`, or beside an empty one. */
const end = (title: string, good: Record<string, unknown>, body: unknown, expect: Expected = all): Situation => ({
  title,
  ...paged(ways.sizedPages(), ({ items }) => ({ ...good, data: items }), { total: 30, instead: { 4: { body } } }),
  job: { dataField: 'data' },
  expect: { ...expect, records: 30 },
});

/** States, ids and sentences around the records that change, or look like failures, where nothing is missing. */
export const statesAround: Theme = {
  name: 'states around the records that tell of no failure',
  situations: [
    end(
      'ends with "success": false and "No users were found"',
      { success: true },
      { success: false, message: 'No users were found', data: [] },
    ),
    end(
      'ends with "status": "error" and "Data does not exist"',
      { status: 'success' },
      { status: 'error', message: 'Data does not exist', data: [] },
    ),
    end(
      'ends with "status": "0" and "No token transfers found"',
      { status: '1', message: 'OK' },
      { status: '0', message: 'No token transfers found', data: [] },
    ),
    end('ends with "code": "0" where pages have 0', { code: 0 }, { code: '0', data: [] }),
    end('ends with a count of the page in "rc"', { rc: 10 }, { rc: 0, data: [] }),
    end('ends without a list, and with the time', { kind: 'list' }, { kind: 'list', completed_at: '2026-01-31' }),
    end('ends without a list, and says that all is "complete"', { phase: 'more' }, { phase: 'complete' }),
    end('ends with an empty "type"', { type: 'list' }, { type: 'empty', data: [] }),
    {
      title: 'lists the jobs of a pipeline as GitLab does, which failed, up to an empty page',
      ...paged(ways.sizedPages(), ({ items }) => ({ id: 77, status: 'failed', jobs: items }), { total: 30 }),
      job: { dataField: 'jobs' },
      expect: { ...all, records: 30 },
    },
    {
      title: 'lists the jobs of a pipeline as GitLab does, which ends while it is read',
      ...paged(ways.sizedPages(), ({ items, number }) => ({
        id: 77,
        status: number < 4 ? 'running' : 'blocked',
        jobs: items,
      })),
      job: { dataField: 'jobs' },
      expect: { ...all, records: 34 },
    },
    {
      title: 'lists logs as Sentry does, whose last page has one that is nothing but an error',
      ...paged(ways.sizedPages(), ({ items, isLast }) => ({
        data: isLast
          ? [{ message: 'Server Error', code: 500 }]
          : items.map(({ id }) => ({ message: `failed ${id}`, code: 500 })),
      })),
      job: { dataField: 'data' },
      expect: { ...all, records: 31 },
    },
    {
      title: 'answers with empty lists of what was not reached, and a warning about a field',
      ...paged(ways.sizedPages(), ({ items, total, isLast }) => ({
        total,
        unreachable: [],
        UnprocessedKeys: {},
        partialFailureError: null,
        warnings: isLast ? ['The field "notes" was truncated to 255 characters'] : [],
        data: items,
      })),
      job: { dataField: 'data' },
      expect: { ...all, records: 34 },
    },
    {
      title: 'answers with the settings of its search in an object beside the list',
      job: { dataField: 'items' },
      answer: () => ({
        body: { total: 7, search: { timeout: '30s', partial: false }, data: { status: 'failed' }, items: things(7) },
      }),
      expect: { ...all, records: 7 },
    },
  ],
};
