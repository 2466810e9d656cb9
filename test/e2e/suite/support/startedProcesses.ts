import processes from 'node:child_process';

/** Counts the Node processes that anybody in the extension host forks from now on, by the file that they run. */
export function startedProcesses(): string[] {
  const started: string[] = [];
  const fork = processes.fork;
  Object.assign(processes, {
    fork: (file: string, ...rest: never[]) => {
      started.push(file);
      return fork(file, ...rest);
    },
  });
  return started;
}
