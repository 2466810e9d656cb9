import assert from 'node:assert/strict';
import type { JobPlan } from '../../../../engine/core/plan/jobPlan.ts';
import { planMarkdown } from '../../../../server/service/plans/planMarkdown.ts';

const empty: JobPlan = {
  name: 'a',
  pointer: '/config/jobs/0',
  requests: [],
  pageSize: { from: 'none', sentence: '' },
  ends: [],
  remarks: [],
};

describe('planMarkdown', () => {
  it('says no more than there is', () => {
    assert.equal(planMarkdown(empty, []), '**Plan** of `a`. Nothing is sent now.');
  });

  it('has bodies in a fence that they cannot close', () => {
    const body = '{"a":"````"}';
    const request = { number: 1, method: 'POST' as const, url: 'https://a.test/x', path: '/x', headers: [], body };
    const [, block] = planMarkdown({ ...empty, requests: [request] }, []).split('\n\n');
    assert.equal(block, `\`\`\`\`\`text\n1  POST /x\n   ${body}\n\`\`\`\`\``);
  });

  it('lets no word of a configuration become markup', () => {
    const text = planMarkdown(
      {
        ...empty,
        name: 'a`b',
        ends: ['a response has no "*_[x](y)", or it is empty'],
        pageSize: { from: 'none', sentence: '<b>' },
        problem: { code: 'c', message: '![](x)' },
      },
      ['`c`'],
    );
    assert.match(text, /of ``a`b``\./);
    assert.match(text, /no "\\\*\\_\\\[x\\\]\(y\)"/);
    assert.match(text, /Page size: \\<b\\>/);
    assert.match(text, /Problem: \\!\\\[\\\]\(x\)/);
    assert.match(text, /Also pages `` `c` ``\./);
  });

  it('tells the latest end', () => {
    const text = planMarkdown({ ...empty, ends: ['x'], last: { number: 2, stopReason: 'force-stop' } }, []);
    assert.match(text, /Ends when x; or request 2 is done, at the latest \(force-stop\)\./);
  });
});
