import assert from 'node:assert/strict';
import { describeRun, summarizeRun, summaryMarkdown } from '../../../../engine/faces/summary.ts';
import { createJob, createReport } from './createReport.ts';
import { createSearch } from './createSearch.ts';

const changes = [{ pointer: '/config/jobs/0/dataField', value: 'values' }, { pointer: '/config/jobs/0/params/page' }];
const search = createSearch({ changes });
const report = createReport([createJob('parcels')], { search, requests: 7 });

describe('The summary of a search for paging', () => {
  it('begins with the conclusion, and says what was proven, seen and tried', () => {
    const text = summaryMarkdown('parcels', describeRun(report));
    const expected = `## What is proven

### \`api.pagination\`

- \`method\`: \`"offset"\`
- \`limit\`: \`50\`
- \`offsetParam\`: \`"startAt"\`

### Other changes

- \`/config/jobs/0/dataField\`: \`"values"\`
- Without \`/config/jobs/0/params/page\`.

## What was seen

- All 4 pages were read: 173 records, none twice. (requests 4, 5, 6, 7)

## What was tried, and why it does not work

- Pages by "page": the API ignores it (request 2)
`;
    assert.ok(text.startsWith(`# Run of parcels\n\n${search.conclusion}`), text);
    assert.ok(text.endsWith(expected), text);
  });

  it('counts requests and their limit, and no records: it reads no tables', () => {
    const { sent, read, wrote } = describeRun(report).facts;
    assert.deepEqual([sent, read, wrote], ['7 requests of 12', undefined, undefined]);
  });

  it('names the jobs where there are several', () => {
    const [first] = search.jobs;
    assert.ok(first);
    const jobs = [first, { ...first, job: 'loans', evidence: [] }];
    const { sections } = describeRun({ ...report, search: { ...search, jobs } });
    const headings = sections.map(({ id, blocks }) => [id, blocks.map(({ job }) => job)]);
    assert.deepEqual(headings.slice(1), [
      ['seen', ['parcels']],
      ['tried', ['parcels', 'loans']],
    ]);
  });

  it('has no concerns and raises no alarm, whatever it found', () => {
    const limits = [{ code: 'max-requests', value: 12 } as const];
    const summary = summarizeRun({ ...report, limits, search: createSearch({ result: 'unknown' }) });
    assert.deepEqual([summary.concerns, summary.limits, summary.isAlarming], [[], [], false]);
  });

  it('says why it failed', () => {
    const error = { code: 'http.refused', message: 'Refused.' } as const;
    assert.equal(summarizeRun({ ...report, outcome: 'failed', error }).headline, 'Failed: Refused.');
  });
});
