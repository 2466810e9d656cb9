import assert from 'node:assert/strict';
import { valuesOfJob } from '../../../../../client/platform/jobs/valuesOfJob.ts';

const part = { folder: '/v', file: '/v/config.json', name: 'V', isDisabled: false };
const variables = { ...part, values: [], defaultValues: '7' };

describe('The values that a job of the platform ran with', () => {
  const cases: [string, ...Parameters<typeof valuesOfJob>, ReturnType<typeof valuesOfJob>][] = [
    ['are the default set if it names none', undefined, variables, { set: '7' }],
    ['are the set that it names', '8', variables, { set: '8' }],
    ['are in no file if they were given to it', { a: '1' }, variables, undefined],
    ['are none without variables', undefined, undefined, 'none'],
    ['are none if no set is the default', undefined, { ...part, values: [] }, 'none'],
    ['are not known if the variables are not here', '8', undefined, undefined],
  ];
  for (const [title, ran, known, values] of cases) it(title, () => assert.deepEqual(valuesOfJob(ran, known), values));
});
