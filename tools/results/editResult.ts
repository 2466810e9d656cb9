import type { TextEdit } from 'vscode-languageserver-types';
import * as z from 'zod';

/** A change of the text, which replaces a range. Lines and columns count from 1. */
export const editOutput = z.object({
  line: z.number(),
  column: z.number(),
  endLine: z.number(),
  endColumn: z.number().describe('Exclusive.'),
  newText: z.string(),
});

/** The place of the protocol in numbers from 1. */
export function placeOf({ start, end }: TextEdit['range']) {
  return { line: start.line + 1, column: start.character + 1, endLine: end.line + 1, endColumn: end.character + 1 };
}

/**
 * The edits for an assistant; undefined if one would write a secret: it is masked in the output, so applying the edits
 * would lose it.
 */
export function editsOf(
  edits: readonly TextEdit[],
  redact: (text: string) => string,
): z.infer<typeof editOutput>[] | undefined {
  if (edits.some(({ newText }) => redact(newText) !== newText)) return undefined;
  return edits.map(({ range, newText }) => ({ ...placeOf(range), newText }));
}
