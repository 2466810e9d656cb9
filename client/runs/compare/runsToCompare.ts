import type { RunRecord } from '../history/runRecord.ts';

/** A run as an argument of the command: the run itself, or its line in the Runs view. */
export type RunArgument = RunRecord | { run?: RunRecord | undefined };

/** The runs named by the arguments of the command: one, two, or one with all that are selected with it. */
export function givenRuns(first?: RunArgument, second?: RunArgument | readonly RunArgument[]): RunRecord[] {
  const others = second === undefined ? [] : Array.isArray(second) ? second : [second];
  const runs = [first, ...others].flatMap((argument) => {
    const run = argument === undefined ? undefined : 'configFile' in argument ? argument : argument.run;
    return run === undefined ? [] : [run];
  });
  return runs.filter((run, index) => runs.findIndex(({ id }) => id === run.id) === index);
}

/** Runs to choose from, with what they share. */
export interface RunGroup {
  title: string;
  runs: RunRecord[];
}

/**
 * The runs to compare a run with, those with the same jobs first. Runs of the same part of the configuration precede
 * others, and the runs before it precede later ones: a change is measured by them.
 */
export function partnersOf(run: RunRecord, newestFirst: readonly RunRecord[]): RunGroup[] {
  const others = newestFirst.filter(({ id, state }) => id !== run.id && state !== 'running');
  const isSame = ({ configFile }: RunRecord) => configFile === run.configFile;
  const isComparable = (other: RunRecord) => isSame(other) && jobsOf(other) === jobsOf(run);
  const rank = (other: RunRecord) => (other.title === run.title ? 0 : 2) + (other.startedAt <= run.startedAt ? 0 : 1);
  const groups = [
    { title: 'same jobs', runs: others.filter(isComparable).toSorted((a, b) => rank(a) - rank(b)) },
    { title: 'same configuration', runs: others.filter((other) => isSame(other) && !isComparable(other)) },
    { title: 'other configurations', runs: others.filter((other) => !isSame(other)) },
  ];
  return groups.filter(({ runs }) => runs.length > 0);
}

function jobsOf({ jobs }: RunRecord): string {
  return JSON.stringify(jobs.map(({ name }) => name).toSorted());
}
