import fs from 'node:fs';

/** A process of this machine (Linux). */
export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

/** All processes that descend from one, without it. */
export function descendantsOf(pid: number): RunningProcess[] {
  const all = runningProcesses();
  const below = (parent: number): RunningProcess[] =>
    all.filter((one) => one.parent === parent).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

/** Whether a process is running: a zombie does not count. */
export function isRunning(pid: number): boolean {
  return runningProcesses().some((one) => one.pid === pid);
}

function runningProcesses(): RunningProcess[] {
  return fs.readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProcess(name) ?? []) : []));
}

function readProcess(name: string): RunningProcess | undefined {
  try {
    const [, state, parent] = /^.*\) (\S) (\d+) /s.exec(fs.readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
    if (state === 'Z') return undefined;
    const command = fs.readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { pid: Number(name), parent: Number(parent), command };
  } catch {
    // The process has ended.
    return undefined;
  }
}
