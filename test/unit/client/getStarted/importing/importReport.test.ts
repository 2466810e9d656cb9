import assert from 'node:assert/strict';
import { importReportMarkdown } from '../../../../../client/getStarted/importing/importReport.ts';
import type { ImportReport } from '../../../../../engine/faces/descriptions.ts';

const report: ImportReport = {
  format: 'OpenAPI 3.1.0',
  title: 'Bikes <b>',
  baseUrl: 'https://a.test/v2/',
  authentication: 'bearer token',
  endpoints: [
    {
      pointer: '/paths/~1bikes/get',
      method: 'GET',
      path: '/bikes',
      job: 'bikes',
      dataField: 'items',
      paging: 'offset by "skip"',
      sureness: 'medium',
      evidence: ['The parameter "skip" is a number.', 'Its description says *records to skip*.'],
    },
  ],
  leftOut: [{ pointer: '/paths/~1upload/post', what: 'POST /upload', reason: 'It sends a file.' }],
};

describe('The report of an import', () => {
  it('says what was found, by what evidence, and what was left out', () => {
    assert.equal(
      importReportMarkdown(report),
      `# Import of Bikes \\<b>

- OpenAPI 3.1.0, 1 job.
- Base address \`https://a.test/v2/\`.
- Authentication: bearer token.

## Left Out

- POST /upload: It sends a file.

## Jobs

### \`GET /bikes\`

- Job \`bikes\`.
- Paging: offset by "skip" (likely).
- The parameter "skip" is a number.
- Its description says \\*records to skip\\*.
`,
    );
  });

  it('has no heading for what is not there', () => {
    assert.doesNotMatch(importReportMarkdown({ ...report, leftOut: [] }), /Left Out/);
  });
});
