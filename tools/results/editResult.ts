import type { TextEdit } from 'vscode-languageserver-types';
import * as z from 'zod';

/** A change of the text: what is between two places is replaced. Lines and columns count from 1. */
export const editOutput = z.object({
  line: z.number(),
  column: z.number(),
  endLine: z.number(),
  endColumn: z.number().describe('Exclusive.'),
  newText: z.string(),
});

/** A place of the protocol as people count. */
export function placeOf({ start, end }: TextEdit['range']) {
  return { line: start.line + 1, column: start.character + 1, endLine: end.line + 1, endColumn: end.character + 1 };
}

/**
 * The edits for an assistant; undefined where one would write a secret, which is hidden from it: with them, the secret
 * would be lost.
 */
export function editsOf(
  edits: readonly TextEdit[],
  redact: (text: string) => string,
): z.infer<typeof editOutput>[] | undefined {
  if (edits.some(({ newText }) => redact(newText) !== newText)) return undefined;
  return edits.map(({ range, newText }) => ({ ...placeOf(range), newText }));
}
