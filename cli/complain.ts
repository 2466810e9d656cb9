import { exitCodes } from './exitCodes.ts';
import { plainText } from './plainText.ts';

/** Says to the user what is wrong, each message on a line of its own, escaped. Returns the exit code of bad input. */
export function complain(messages: string | readonly string[]): number {
  for (const message of [messages].flat()) console.error(plainText(`pagewright: ${message}`));
  return exitCodes.userError;
}
