import { spawnSync } from 'node:child_process';

/** A program that not every machine has: its command, or why there is none. */
export interface OptionalProgram {
  command: string;
  /** Undefined: it is there. */
  missing: string | undefined;
}

/** Finds a program that pip installs: the one that the variable names, or that of the path. */
export function findProgram(name: string, variable: string): OptionalProgram {
  const command = process.env[variable] ?? name;
  const { status } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return { command, missing: status === 0 ? undefined : `there is no ${name} (pip install ${name}, and ${variable})` };
}
