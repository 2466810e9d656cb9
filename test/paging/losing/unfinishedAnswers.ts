import { paged } from '../paged.ts';
import { parents } from '../parents.ts';
import type { Situation, Theme } from '../situation.ts';
import { things } from '../things.ts';
import { ways } from '../ways.ts';

const lost = ['incomplete', 'unknown'] as const;
const single = (body: unknown, status = 200): Pick<Situation, 'answer'> => ({ answer: () => ({ body, status }) });

/** Responses of jobs that are still running, and partial responses that a status or a header marks. */
export const unfinishedAnswers: Theme = {
  name: 'answers that are not finished, or a part by their status',
  situations: [
    {
      title: 'answers as BigQuery does, and "jobComplete" is false in the only answer, which has no rows yet',
      ...paged(ways.tokens('pageToken', 'pageToken'), () => ({
        kind: 'bigquery#queryResponse',
        jobReference: { jobId: 'j1' },
        jobComplete: false,
      })),
      job: { dataField: 'rows' },
      expect: { status: 'incomplete', records: 0 },
    },
    {
      title: 'answers as Salesforce does, and "done" is false without an address to go on',
      ...single({ totalSize: 10, done: false, records: things(10) }),
      job: { dataField: 'records' },
      expect: { status: 'incomplete', records: 10 },
    },
    {
      title: 'answers as the Salesforce Bulk API does, while its job is "InProgress"',
      ...single({ id: '750', state: 'InProgress', numberRecordsProcessed: 10, records: things(10) }),
      job: { dataField: 'records' },
      expect: { status: lost, records: 10 },
    },
    {
      title: 'answers as CloudWatch Logs Insights does, while its query is "Running"',
      ...paged(ways.sizedPages(), ({ items }) => ({ results: items, status: 'Running' })),
      job: { dataField: 'results' },
      expect: { status: lost, records: 34 },
    },
    {
      title: 'answers as Facebook insights does, while its report is "Job Running" at 40 percent',
      ...paged(ways.offsets(), ({ items }) => ({
        async_status: 'Job Running',
        async_percent_completion: 40,
        data: items,
      })),
      job: { dataField: 'data' },
      expect: { status: lost, records: 34 },
    },
    {
      title: 'searches logs as Datadog does, and the "status" of page 2 is "timeout", its tokens ended',
      ...paged(ways.tokens('meta.page.after', 'cursor'), ({ items, number, token }) => ({
        data: items,
        meta: { elapsed: 132, status: number === 2 ? 'timeout' : 'done', ...(token && { page: { after: token } }) },
      })),
      job: { dataField: 'data' },
      expect: { status: lost, records: 34 },
    },
    {
      title: 'answers as Splunk does, and its results are a "preview"',
      ...paged(ways.offsets({ limitParam: 'count' }), ({ items, from }) => ({
        preview: true,
        init_offset: from,
        results: items,
      })),
      job: { dataField: 'results' },
      expect: { status: lost, records: 34 },
    },
    {
      title: 'answers as Snowflake does, with status 202 and no data yet',
      ...single({ code: '333334', message: 'Asynchronous execution in progress.', statementHandle: 'e4' }, 202),
      job: { dataField: 'data' },
      expect: { status: lost, records: 0 },
    },
    {
      title: 'answers as Adobe Analytics does, with status 202 and the rows that it has by now, its total reached',
      ...paged(ways.sizedPages(), ({ items, total }) => ({ totalElements: total, rows: items }), { status: () => 202 }),
      job: { dataField: 'rows' },
      expect: { status: lost, records: 34 },
    },
    {
      title: 'is asked for the statistics of each repository as GitHub does, and one is 202 with an empty object',
      ...parents('weeks', (id) => (id === 3 ? { body: {}, status: 202 } : { body: { weeks: things(4) } })),
      expect: { status: 'complete', records: 5 },
      expectChild: { status: lost, records: 16 },
    },
    {
      title: 'lists as Heroku does, with status 206 and a Next-Range',
      answer: () => ({
        body: things(10),
        status: 206,
        headers: { 'Content-Range': 'id 01234567..89abcdef', 'Next-Range': ']89abcdef..; max=10' },
      }),
      expect: { status: lost, records: 10 },
    },
    {
      title: 'lists as PostgREST does, and the Content-Range of its last page ends before the total',
      ...paged(ways.sizedPages(), ({ items }) => items.slice(0, 8), {
        headers: ({ from }) => ({ 'Content-Range': `${from}-${from + 7}/34` }),
        status: () => 206,
      }),
      expect: { status: lost, records: 8 },
    },
    {
      title: 'lists as a file server does, with status 206 and a Content-Range without a total',
      answer: () => ({ body: things(10), status: 206, headers: { 'Content-Range': 'items 0-9/*' } }),
      expect: { status: lost, records: 10 },
    },
  ],
};
