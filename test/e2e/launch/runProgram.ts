import { execFileSync } from 'node:child_process';

/** Runs a program to its end, showing only its complaints. Throws where it fails. */
export function runProgram(program: string, args: string[]): void {
  execFileSync(program, args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
