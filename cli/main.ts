import { CommanderError } from 'commander';
import { createProgram } from './createProgram.ts';
import { exitCodes } from './exitCodes.ts';
import { surviveClosedOutput } from './surviveClosedOutput.ts';

surviveClosedOutput();
// Node would print the stack, and end with 1, which is the user's to fix.
process.on('uncaughtException', (error) => process.exit(exitCodeOf(error)));
createProgram()
  .parseAsync()
  .catch((error: unknown) => {
    process.exitCode = exitCodeOf(error);
  });

function exitCodeOf(error: unknown): number {
  // Help and version end in an "error" with code 0; problems with the arguments are already printed.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.userError;
  const message = error instanceof Error ? error.message : String(error);
  console.error(`pagewright: internal error: ${message}`);
  return exitCodes.internalError;
}
