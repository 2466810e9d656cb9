import assert from 'node:assert/strict';
import { isOfTexts, unmarkedRemark } from '../../../../../client/platform/jobs/isOfTexts.ts';

const ran = (version: number | undefined) => ({
  version: { ...(version !== undefined && { ran: version }), isOther: false },
});

describe('What was found in a job of the platform', () => {
  const cases: [string, { version?: number }, number | undefined, boolean][] = [
    ['is about the files that say what it ran', { version: 3 }, 3, true],
    ['is not about files of another version', { version: 3 }, 4, false],
    ['is not about files whose version is not known', {}, 3, false],
    ['is about no files if it is not known what it ran', {}, undefined, false],
  ];
  for (const [title, subject, version, isAbout] of cases)
    it(title, () => assert.equal(isOfTexts(subject, ran(version)), isAbout));

  it('says of which version it is where nothing is marked', () => {
    assert.deepEqual(unmarkedRemark(ran(3)), [
      'All this is about version 3. The files here are not known to say the same, so nothing is marked in them.',
    ]);
    assert.deepEqual(unmarkedRemark(ran(undefined)), []);
  });
});
