import { exitCodes } from './exitCodes.ts';
import { plainText } from './plainText.ts';

/** Prints messages about bad input, each on a separate line, escaped. Returns the exit code of bad input. */
export function complain(messages: string | readonly string[]): number {
  for (const message of [messages].flat()) console.error(plainText(`pagewright: ${message}`));
  return exitCodes.userError;
}
