import type { JobRecord } from '../../history/runRecord.ts';

/** How a job is called below its parent; what is sent for all jobs, such as a login, belongs to none. */
export function jobLabel({ name }: Pick<JobRecord, 'name'>): string {
  return name === '' ? 'Outside of jobs' : (name.split(' > ').at(-1) ?? name);
}
