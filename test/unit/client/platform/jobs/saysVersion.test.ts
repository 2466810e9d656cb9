import assert from 'node:assert/strict';
import { saysVersion } from '../../../../../client/platform/jobs/saysVersion.ts';

type Diff = Parameters<typeof saysVersion>[0];

describe('The files of a configuration', () => {
  const cases: [Diff, version: number, says: boolean, title: string][] = [
    [{ state: 'same', base: 3, newest: 3 }, 3, true, 'say the newest version if they are like it'],
    [{ state: 'same', newest: 3 }, 3, true, 'say it also where their base is not known'],
    [{ state: 'same', base: 3, newest: 3 }, 2, false, 'do not say an older version'],
    [{ state: 'same', base: 2, newest: 3 }, 2, false, 'that were changed alike are not their base'],
    [{ state: 'changed-there', base: 2, newest: 3 }, 2, true, 'say the version that was pulled if they are unchanged'],
    [{ state: 'changed-there', base: 2, newest: 3 }, 3, false, 'do not say what was saved since'],
    [{ state: 'changed-here', base: 3, newest: 3 }, 3, false, 'say no version once they are changed'],
    [{ state: 'changed-both', base: 2, newest: 3 }, 3, false, 'say no version after changes on both sides'],
    [{ state: 'unreadable', base: 3, newest: 3 }, 3, false, 'that cannot be read say nothing'],
    [{ state: 'deleted-there', base: 3 }, 3, false, 'of a deleted configuration say nothing that is known'],
  ];
  for (const [diff, version, says, title] of cases) it(title, () => assert.equal(saysVersion(diff, version), says));
});
