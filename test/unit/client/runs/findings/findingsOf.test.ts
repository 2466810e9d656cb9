import assert from 'node:assert/strict';
import { errorFindings, findingsOf } from '../../../../../client/runs/findings/findingsOf.ts';
import type { JobReport } from '../../../../../engine/faces/run.ts';
import { createJob, createReport, type Evidence, type Status } from '../../../engine/summary/createReport.ts';
import { createEvent } from '../../createEvent.ts';

const judged = (name: string, status: Status, evidence: Evidence[], given: Partial<JobReport> = {}) =>
  createJob(name, { verdict: { status, evidence }, ...given });

const never: Evidence = {
  code: 'path-never-found',
  message: 'The response has no "meta.tokn".',
  path: 'meta.token',
  pointer: '/api/pagination/responseParam',
};
const more: Evidence = { code: 'has-more', message: 'There is more.', path: 'meta.token', pointer: '/api/pagination' };

describe('Why a run failed', () => {
  const event = (detail: object) => ({
    ...createEvent({ kind: 'error', code: 'http.status', ...detail }, 'No.', 'error'),
    ...{ job: 'rides' },
  });

  it('is an error at what caused it, also in the wrapped form, with its status and its response', () => {
    const pointer = '/parameters/api/authentication';
    assert.deepEqual(errorFindings([event({ pointer, status: 401, request: 3 })], 'run-1'), [
      {
        code: 'http.status',
        message: 'No.',
        severity: 'error',
        isFailure: true,
        job: 'rides',
        pointer: '/api/authentication',
        status: 401,
        cause: undefined,
        response: { run: 'run-1', request: 3 },
      },
    ]);
  });

  it('has its cause, and what mends it', () => {
    const remedy = { pointer: '/parameters/api/http/ignoreErrors', value: [204] };
    const detail = { pointer: '/parameters/api/http/ignoreErrors', cause: 'no-content', remedy };
    const [finding] = errorFindings([event(detail)], 'run-1');
    assert.deepEqual(
      [finding?.pointer, finding?.cause, finding?.remedies],
      ['/api/http/ignoreErrors', 'no-content', [remedy]],
    );
  });

  it('has an edit for each list that may be the one with the records', () => {
    const detail = { code: 'response.several-lists', pointer: '/parameters/config/jobs/0', dataFields: ['a', 'b'] };
    const [finding] = errorFindings([event(detail)], 'run-1');
    const pointer = '/parameters/config/jobs/0/dataField';
    assert.deepEqual(finding?.remedies, [
      { pointer, value: 'a' },
      { pointer, value: 'b' },
    ]);
  });

  it('is no finding where nothing in the configuration is the cause, or the run never started', () => {
    const { job: _, ...early } = event({ pointer: '/api' });
    assert.deepEqual(errorFindings([event({}), early], 'run-1'), []);
  });
});

describe('What a run found', () => {
  it('is evidence of missing data, as a warning at the part that causes it, with the job and what was meant', () => {
    assert.deepEqual(findingsOf(createReport([judged('rides', 'incomplete', [never])])), [
      {
        code: 'path-never-found',
        message: '"rides": The response has no "meta.tokn".',
        severity: 'warning',
        job: 'rides',
        pointer: '/api/pagination/responseParam',
        suggestion: 'meta.token',
      },
    ]);
  });

  it('is an error at the job where the response has records that it did not read, with an edit for each place', () => {
    const evidence: Evidence = {
      code: 'data-field-never-found',
      message: '0 records: no response had a list at its root; there is a list at "a.b".',
      dataFields: ['a.b'],
      pointer: '/parameters/config/jobs/0',
    };
    const job = judged('rides', 'incomplete', [evidence], { records: 0, pointer: '/parameters/config/jobs/0' });
    assert.deepEqual(findingsOf(createReport([job])), [
      {
        code: 'data-field-never-found',
        message: '"rides": 0 records: no response had a list at its root; there is a list at "a.b".',
        severity: 'error',
        job: 'rides',
        pointer: '/config/jobs/0',
        remedies: [{ pointer: '/parameters/config/jobs/0/dataField', value: 'a.b' }],
      },
    ]);
  });

  it('is only information where the API returned an empty list', () => {
    const evidence: Evidence = { code: 'empty-list', message: '0 records: the API returned an empty list at "a".' };
    const [finding] = findingsOf(createReport([judged('rides', 'unknown', [evidence], { records: 0 })]));
    assert.equal(finding?.severity, 'information');
  });

  for (const stopReason of ['cancelled', 'failed'] as const) {
    it(`is not that data is missing where the run was ${stopReason} before it could read it`, () => {
      const jobs = [judged('a', 'incomplete', [more, never], { stopReason })];
      assert.deepEqual(
        findingsOf(createReport(jobs)).map(({ code }) => code),
        ['path-never-found'],
      );
    });
  }

  it('is a doubt, as information, and so is all of a verdict that is open', () => {
    const doubt: Evidence = { code: 'same-answer', message: 'Once more.', pointer: '/api/pagination/method' };
    const jobs = [judged('a', 'incomplete', [more, doubt]), judged('b', 'unknown', [more])];
    assert.deepEqual(
      findingsOf(createReport(jobs)).map(({ job, code, severity }) => [job, code, severity]),
      [
        ['a', 'has-more', 'warning'],
        ['a', 'same-answer', 'information'],
        ['b', 'has-more', 'information'],
      ],
    );
  });

  for (const code of ['total-differs', 'more-than-total', 'capped-page', 'page-size-ignored'] as const) {
    it(`is a warning where the doubt is one that honest paging hardly raises: ${code}`, () => {
      const report = createReport([judged('a', 'unknown', [{ code, message: 'Look.' }])]);
      assert.deepEqual(
        findingsOf(report).map(({ severity }) => severity),
        ['warning'],
      );
    });
  }

  it('is at the job where the evidence blames no part', () => {
    const evidence: Evidence = { code: 'ignored-error', message: '1 answer had an error status.' };
    const [finding] = findingsOf(createReport([judged('a', 'unknown', [evidence], { pointer: '/config/jobs/4' })]));
    assert.equal(finding?.pointer, '/config/jobs/4');
  });

  it('is at the same place in the wrapped form, of the evidence and of the job', () => {
    const evidence: Evidence = { code: 'ignored-error', message: '1 answer had an error status.' };
    const wrapped = { ...never, pointer: `/parameters${never.pointer}` };
    const findings = findingsOf(
      createReport([judged('a', 'incomplete', [wrapped, evidence], { pointer: '/parameters/config/jobs/4' })]),
    );
    assert.deepEqual(
      findings.map(({ pointer }) => pointer),
      ['/api/pagination/responseParam', '/config/jobs/4'],
    );
  });

  it('names a path to write instead only where a path was wrong', () => {
    const findings = findingsOf(createReport([judged('a', 'incomplete', [more])]));
    assert.equal(findings[0]?.suggestion, undefined);
  });

  it('is said once where several runs of a job say the same', () => {
    assert.equal(findingsOf(createReport([judged('a', 'incomplete', [more, more])])).length, 1);
  });

  const silent: [title: string, JobReport][] = [
    ['what speaks for complete data', judged('a', 'complete', [{ code: 'total-matches', message: 'Fine.' }])],
    ['a job without evidence', judged('a', 'unknown', [])],
    ['a run that was cancelled', judged('a', 'incomplete', [{ code: 'cancelled', message: 'Cancelled.' }])],
    ['a run that failed', judged('a', 'incomplete', [{ code: 'failed', message: 'Failed.' }])],
    ['a limit of the run', judged('a', 'incomplete', [{ code: 'max-pages', message: 'Cut.' }])],
    [
      'what a limit of the run brings about',
      judged('a', 'incomplete', [{ code: 'max-pages', message: 'Cut.' }, more], { stopReason: 'max-pages' }),
    ],
  ];
  for (const [title, job] of silent) {
    it(`is not ${title}`, () => assert.deepEqual(findingsOf(createReport([job])), []));
  }

  it('is a wrong path also in a run that a limit ended', () => {
    const job = judged('a', 'incomplete', [never, { code: 'max-pages', message: 'Cut.' }], { stopReason: 'max-pages' });
    assert.deepEqual(
      findingsOf(createReport([job])).map(({ code }) => code),
      ['path-never-found'],
    );
  });
});
