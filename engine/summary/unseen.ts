import type { RunReport } from '../core/contracts/generated/types.ts';

/** A number of a job that a report may not know. */
export type JobNumber = 'pages' | 'requests' | 'records';

const jobNumbers: readonly JobNumber[] = ['pages', 'requests', 'records'];

type Remote = Pick<RunReport, 'remote'>;

/** The numbers of a job of a report that the platform does not show; they are 0 there. None for a run here. */
export function unseenNumbers({ remote }: Remote, index: number): JobNumber[] {
  if (remote === undefined) return [];
  return jobNumbers.filter((number) => remote.unknown.includes(`/jobs/${index}/${number}`));
}

/** The rows of a table of a report; undefined: the platform does not show how many are of the job. */
export function seenRows(report: Pick<RunReport, 'remote' | 'tables'>, index: number): number | undefined {
  const isUnseen = report.remote?.unknown.includes(`/tables/${index}/rows`) === true;
  return isUnseen ? undefined : report.tables[index]?.rows;
}
