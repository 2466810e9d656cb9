import type { RunRecord } from '../history/runRecord.ts';

/** The rows of a configuration, by their names. */
export interface RowNames {
  /** All of them; none: the configuration has no rows. */
  all: readonly string[];
  /** The one whose jobs are wanted; undefined: those of all. */
  own?: string | undefined;
}

/**
 * A run on the platform of a configuration with rows, as one of its row alone: with the jobs of the row, by the names that
 * they have in its text. Any other run as it is.
 */
export function ofRow(run: RunRecord, rows: RowNames): RunRecord {
  const { report } = run;
  if (report?.remote === undefined || rows.all.length === 0) return run;
  const jobs = report.jobs.flatMap(({ name, ...job }, index) => {
    const own = nameIn(rows, name);
    return own === undefined ? [] : [{ index, job: { ...job, name: own } }];
  });
  const unknown = report.remote.unknown.flatMap((pointer) => {
    const [, index, rest] = /^\/jobs\/(\d+)(\/.*)$/.exec(pointer) ?? [];
    if (index === undefined) return [pointer];
    const place = jobs.findIndex((each) => each.index === Number(index));
    return place < 0 ? [] : [`/jobs/${place}${rest}`];
  });
  const remote = { ...report.remote, unknown };
  return { ...run, report: { ...report, jobs: jobs.map(({ job }) => job), remote } };
}

/** The name that a job has in the text of its row; undefined: it is of none that is wanted. */
function nameIn({ all, own }: RowNames, name: string): string | undefined {
  // `Row: job`; the name of a row may begin like that of another one.
  const of = all.filter((row) => name.startsWith(`${row}: `)).toSorted((one, other) => other.length - one.length)[0];
  return of === undefined || (own !== undefined && own !== of) ? undefined : name.slice(of.length + 2);
}
