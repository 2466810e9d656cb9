import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';

/**
 * Lets a run continue when its output is closed; by default Node would end the process. A reader that closes early (`|
 * head -1`) is not an error. Any other error of the output is reported once and turns exit code 0 into 1.
 */
export function surviveClosedOutput(): void {
  // There is nowhere left to report it.
  process.stderr.on('error', () => undefined);
  let isSaid = false;
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE' || isSaid) return;
    isSaid = true;
    complain(`The output cannot be written (${code}). Check where it goes.`);
    process.on('exit', () => {
      process.exitCode ||= exitCodes.userError;
    });
  });
}
