import assert from 'node:assert/strict';
import type { Finding } from '../../../../engine/core/finding/finding.ts';
import { joinFindings, type Written } from '../../../../engine/core/finding/joinFindings.ts';
import type { JsonObject } from '../../../../engine/core/json/value.ts';

const offset = { method: 'offset', limit: 50 };
const pages = { method: 'pagenum' };
const counts = { requests: 5, maxRequests: 12 };

function finding(job: string, pagination?: JsonObject, result: Finding['result'] = 'found'): Finding {
  const paged = pagination === undefined ? {} : { pagination };
  return { job, result, ...paged, changes: [], evidence: [], tried: [], conclusion: `${job}.` };
}

function written(jobs: readonly string[], pagination?: JsonObject): Written {
  const placed = jobs.map((name, index) => ({ name, pointer: `/config/jobs/${index}`, scroller: undefined }));
  return { root: '', pagination, ignored: [], jobs: placed };
}

describe('The findings of several jobs', () => {
  const cases: [string, Finding[], Written, JsonObject | undefined, JsonObject][] = [
    ['are one paging if they agree', [finding('a', offset), finding('b', offset)], written(['a', 'b']), offset, {}],
    [
      'are several scrollers if not',
      [finding('a', offset), finding('b', pages)],
      written(['a', 'b']),
      { method: 'multiple', scrollers: { offset, pagenum: pages } },
      { '/config/jobs/0/scroller': 'offset', '/config/jobs/1/scroller': 'pagenum' },
    ],
    [
      'leave a job without paging that needs none',
      [finding('a', offset), finding('b', undefined, 'not-needed')],
      written(['a', 'b']),
      { method: 'multiple', scrollers: { offset } },
      { '/config/jobs/0/scroller': 'offset' },
    ],
    [
      'keep the paging of a job that was not searched',
      [finding('a', offset)],
      written(['a', 'b'], pages),
      { method: 'multiple', default: 'pagenum', scrollers: { pagenum: pages, offset } },
      { '/config/jobs/0/scroller': 'offset' },
    ],
    [
      'take a free name in scrollers that are there',
      [finding('a', offset)],
      written(['a', 'b'], { method: 'multiple', scrollers: { offset: { method: 'offset', limit: 10 } } }),
      { method: 'multiple', scrollers: { offset: { method: 'offset', limit: 10 }, 'offset-2': offset } },
      { '/config/jobs/0/scroller': 'offset-2' },
    ],
    [
      'keep what one of the jobs has and is right',
      [{ ...finding('a', offset), isThere: true }],
      written(['a', 'b'], offset),
      offset,
      {},
    ],
    ['replace the paging of the only job', [finding('a', offset)], written(['a'], pages), offset, {}],
    ['write nothing if nothing was found', [finding('a', undefined, 'unknown')], written(['a']), undefined, {}],
  ];
  for (const [name, findings, there, pagination, scrollers] of cases)
    it(name, () => {
      const joint = joinFindings(findings, there, counts);
      assert.deepEqual(joint.pagination, pagination);
      const changes = Object.fromEntries(joint.changes.map(({ pointer, value }) => [pointer, value]));
      assert.deepEqual(changes, scrollers);
    });

  it('are as bad as the worst of them', () => {
    const joint = joinFindings([finding('a', offset), finding('b', undefined, 'unknown')], written(['a', 'b']), counts);
    assert.deepEqual([joint.result, joint.conclusion], ['unknown', '"a": a. "b": b.']);
  });

  it('add statuses to those that are ignored', () => {
    const ignoring = { ...finding('a', offset), ignores: [204] };
    const { changes } = joinFindings([ignoring], { ...written(['a']), root: '/parameters', ignored: [404] }, counts);
    assert.deepEqual(changes, [{ pointer: '/parameters/api/http/ignoreErrors', value: [404, 204] }]);
  });
});
