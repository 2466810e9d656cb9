import { exitCodes } from './exitCodes.ts';

/**
 * Lets the work go on where nobody takes what is printed; without this, Node ends the process in the middle of it. A
 * reader that has enough (`| head -1`) is no fault, and nothing is said. Any other fault of the output is said once, and
 * makes an exit code of 0 a 1.
 */
export function surviveClosedOutput(): void {
  // There is nowhere left to say it.
  process.stderr.on('error', () => undefined);
  let isSaid = false;
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isSaid) return;
    isSaid = true;
    console.error(`pagewright: The output cannot be written (${code}). Check where it goes.`);
    process.on('exit', () => {
      process.exitCode ||= exitCodes.userError;
    });
  });
}
