import assert from 'node:assert/strict';
import { expectFindings } from '../../../support/findings.ts';
import { testService } from '../../../support/testService.ts';
import { ruleCases } from './ruleCases.ts';

const code = 'pagination.job-without-scroller';
const config = (pagination: string, jobs: string) =>
  `{"api": {"pagination": {"method": "multiple", ${pagination}}}, "config": {"jobs": [${jobs}]}}`;

describe(code, () => {
  ruleCases(code, {
    service: testService,
    speaks: [
      [
        'a job that names none, where there is no default',
        config('"scrollers": {"a": {}}', '«{»"endpoint": "x"}'),
        /single request/,
      ],
      [
        'only the jobs that name none',
        config('"scrollers": {"a": {}}', '{"endpoint": "x", "scroller": "a"}, «{»"endpoint": "y"}'),
      ],
      [
        'a child job',
        config('"scrollers": {"a": {}}', '{"endpoint": "x", "scroller": "a", "children": [«{»"endpoint": "{y}"}]}'),
      ],
    ],
    isQuiet: [
      ['a default', config('"default": "a", "scrollers": {"a": {}}', '{"endpoint": "x"}')],
      ['a scroller that is named default', config('"scrollers": {"default": {}}', '{"endpoint": "x"}')],
      ['another method', '{"api": {"pagination": {"method": "pagenum"}}, "config": {"jobs": [{"endpoint": "x"}]}}'],
      [
        'scrollers that are not written yet',
        '{"api": {"pagination": {"method": "multiple"}}, "config": {"jobs": [{"endpoint": "x"}]}}',
      ],
      [
        'a default that is being typed',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {}}, "default": }}, "config": {"jobs": [{"endpoint": "x"}]}}',
      ],
      [
        'a job that is being typed',
        '{"api": {"pagination": {"method": "multiple", "scrollers": {"a": {}}}}, "config": {"jobs": [{"endpoint": "x", "scr',
      ],
    ],
  });

  it('is a remark for a job, and no more than a hint for a child', async () => {
    const text = config('"scrollers": {"a": {}}', '«{»"endpoint": "x", "children": [«{»"endpoint": "{y}"}]}');
    const found = await expectFindings(testService(), code, text);
    assert.deepEqual(
      found.map(({ severity }) => severity),
      [3, 4],
    );
  });
});
