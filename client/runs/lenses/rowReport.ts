import type { RunRecord } from '../history/runRecord.ts';

/**
 * A run on the platform of a configuration with rows, as one of its row alone: with the jobs of the row, by the names that
 * they have in its text. Any other run as it is. `row`: its name; undefined: of any row.
 */
export function ofRow(run: RunRecord, row: string | undefined): RunRecord {
  const { report } = run;
  if (report?.remote === undefined) return run;
  const jobs = report.jobs.flatMap(({ name, ...job }, index) => {
    const [of, own] = splitName(name);
    return row === undefined || of === undefined || of === row ? [{ index, job: { ...job, name: own } }] : [];
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

/** `Row: job`; the name of a row may have a colon too, and that of a job hardly does. */
function splitName(name: string): [row: string | undefined, job: string] {
  const at = name.lastIndexOf(': ');
  return at < 0 ? [undefined, name] : [name.slice(0, at), name.slice(at + 2)];
}
