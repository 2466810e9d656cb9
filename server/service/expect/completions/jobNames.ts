import { keyItems } from '../../features/completions/keyItems.ts';
import { valueItems } from '../../features/completions/valueItems.ts';
import type { ExpectSource } from './expectSource.ts';

/** The jobs of the configuration: in `jobs`, and for the `job` of evidence. */
export const jobNames: ExpectSource = ({ expect, key, value }) => {
  const jobs = (expect.beside.config?.jobs ?? []).map((label) => ({ label, detail: 'job' }));
  if (key?.path.join('/') === 'jobs')
    return keyItems(
      jobs.map((job) => ({ ...job, value: '{ $1 }' })),
      key,
      expect,
    );
  return value?.path.join('/') === 'findings/job' ? valueItems(jobs, value, expect) : [];
};
