import assert from 'node:assert/strict';
import { isJobOf } from '../../../../../client/platform/jobs/isJobOf.ts';

const component = 'ex-generic-v2';

describe('A job of a project', () => {
  const main = { component, configuration: '301', branchId: '777' };
  const dev = { ...main, branchId: '888', branch: '888' };
  const cases: [string, ...Parameters<typeof isJobOf>, boolean][] = [
    ['is one of its configuration', { component, configuration: '301' }, main, true],
    ['is so too where it names the default branch', { component, configuration: '301', branch: '777' }, main, true],
    ['is one of its branch', { component, configuration: '301', branch: '888' }, dev, true],
    ['is none of another configuration', { component, configuration: '302' }, main, false],
    ['is none of another component', { component: 'ex-other', configuration: '301' }, main, false],
    ['is none of another branch', { component, configuration: '301', branch: '888' }, main, false],
    ['of the default branch is none of another one', { component, configuration: '301' }, dev, false],
    ['without a configuration is of none', { component }, main, false],
  ];
  for (const [title, job, of, isOf] of cases) it(title, () => assert.equal(isJobOf(job, of), isOf));
});
