import { createInterface } from 'node:readline/promises';

/** Whether there is somebody to ask. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** Asks a question on the terminal; results go to the standard output alone. Throws the signal's reason. */
export async function askUser(question: string, signal: AbortSignal): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(`${question} `, { signal })).trim();
  } finally {
    terminal.close();
  }
}
