import assert from 'node:assert/strict';
import { checkPageText } from '../../../../client/platform/check/checkPageText.ts';

const row = {
  name: 'Orders',
  component: 'ex-generic-v2',
  id: '101',
  verdict: 'incomplete',
  job: '901',
  status: 'success',
  endedAt: '',
  reason: 'Data is missing.',
} as const;

describe('the table of Check Last Night', () => {
  it('has a line for each configuration, with the reason below it unless all is well', () => {
    const rows = [row, { ...row, name: 'All', verdict: 'complete' as const, job: '902', reason: 'Fine.' }];
    assert.equal(
      checkPageText(['Last jobs'], rows).text,
      [
        'Last jobs',
        '',
        '⚠ incomplete  Orders   job 901   success',
        '              Data is missing.',
        '✓ complete    All      job 902   success',
        '',
      ].join('\n'),
    );
  });

  it('says where each job is named, for its link', () => {
    const { text, places } = checkPageText(['Last jobs'], [row]);
    const [place] = places;
    assert.equal(text.split('\n')[place?.line ?? 0]?.slice(place?.start, place?.end), 'job 901');
  });

  it('names no job where there was none, and keeps the names of others on their lines', () => {
    const never = { ...row, name: 'a\nb', verdict: 'never', job: '', status: '', reason: '' } as const;
    const { text, places } = checkPageText(['Last jobs'], [never]);
    assert.deepEqual(places, []);
    assert.match(text, /^· never ran {3}a\\u000ab$/m);
  });
});
