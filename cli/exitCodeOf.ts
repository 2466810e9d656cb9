import { CommanderError } from 'commander';
import { complain } from './printing/complain.ts';
import { exitCodes } from './printing/exitCodes.ts';

/** The exit code of a program that an error has ended. Prints the error unless it is about the arguments. */
export function exitCodeOf(error: unknown): number {
  // Help and version end in an "error" with code 0; problems with the arguments are already printed.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.userError;
  const message = error instanceof Error ? error.message : String(error);
  complain(`internal error: ${message}`);
  return exitCodes.internalError;
}
