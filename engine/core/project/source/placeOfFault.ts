import type { SourcePlace } from './sourceNode.ts';

/** The character at a position of a file; at the end of its text the last one, so that there is something to mark. */
export function placeOfFault(file: string, text: string, position: number): SourcePlace {
  const start = Math.max(0, Math.min(position, text.trimEnd().length - 1));
  return { file, start, end: Math.min(start + 1, text.length) };
}
