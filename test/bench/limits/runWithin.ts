import { spawn } from 'node:child_process';

export interface EndedProgram {
  wallMs: number;
  /** Absent if it was stopped. */
  code: number | undefined;
  /** The end of what it printed. */
  printed: string;
}

/** Runs a program, and stops it after this time. */
export function runWithin(program: string, args: readonly string[], maxMs: number): Promise<EndedProgram> {
  const startedAt = performance.now();
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: maxMs, killSignal: 'SIGKILL' });
  let printed = '';
  const note = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-10_000);
  };
  child.stdout.on('data', note);
  child.stderr.on('data', note);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ wallMs: performance.now() - startedAt, code: code ?? undefined, printed }));
  });
}
