import type { RunRecord } from '../history/runRecord.ts';

/** A run as an argument of the command: the run itself, or its line in the Runs view. */
export type RunArgument = RunRecord | { run?: RunRecord | undefined };

/** The runs that the arguments of the command name: one, two, or one with all that are selected with it. */
export function givenRuns(first?: RunArgument, second?: RunArgument | readonly RunArgument[]): RunRecord[] {
  const others = second === undefined ? [] : Array.isArray(second) ? second : [second];
  const runs = [first, ...others].flatMap((argument) => {
    const run = argument === undefined ? undefined : 'configFile' in argument ? argument : argument.run;
    return run === undefined ? [] : [run];
  });
  return runs.filter((run, index) => runs.findIndex(({ id }) => id === run.id) === index);
}

/** The runs to compare a run with, first those of the same part of the same configuration. */
export function partnersOf(run: RunRecord, newestFirst: readonly RunRecord[]): RunRecord[] {
  const others = newestFirst.filter(({ id, state }) => id !== run.id && state !== 'running');
  const isSame = ({ configFile, title }: RunRecord) => configFile === run.configFile && title === run.title;
  const older = others.filter((other) => isSame(other) && other.startedAt <= run.startedAt);
  const younger = others.filter((other) => isSame(other) && other.startedAt > run.startedAt);
  return [...older, ...younger, ...others.filter((other) => !isSame(other))];
}
