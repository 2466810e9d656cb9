import type { ComposedText } from '@pagewright/core/project/composed/composeText';
import type { ReadSource } from '@pagewright/core/project/model/readSource';
import type { BrokenPlace } from '../../text/brokenDocument.ts';

/** How far before a mistake something is looked for that is in the composed text. */
const farthest = 2000;

/** A file of a composed text, with what was read of it. */
interface BrokenFile {
  file: string;
  text: string;
  source: ReadSource;
}

/** The places of a composed text that the mistakes in the syntax of a file concern. */
export function brokenPlaces(composed: ComposedText, { file, text, source }: BrokenFile): BrokenPlace[] {
  const { findings, guessedFrom = Number.POSITIVE_INFINITY } = source;
  return findings
    .filter(({ severity }) => severity === 'error')
    .flatMap(({ place: { start, end } }) => {
      const isGuess = start >= guessedFrom;
      const breaks = isGuess || isAtEnd(text, end) ? 'all' : 'value';
      // What ends before the mistake may go on after it.
      const starts = isGuess ? [start, guessedFrom - 1] : [start];
      const offsets = starts.map((each) => positionBefore(composed, file, each));
      return offsets.flatMap((offset): BrokenPlace[] => (offset === undefined ? [] : [{ offset, breaks }]));
    });
}

/** The places of a composed text where a file has a key or a dash without a value: one may be typed there. */
export function emptyPlaces(composed: ComposedText, file: string, text: string): BrokenPlace[] {
  return [...composed.text.matchAll(/\bnull(?=,?$)/gm)].flatMap(({ index }): BrokenPlace[] => {
    const place = composed.placeOf(index, index + 'null'.length);
    if (place?.file !== file || place.start !== place.end) return [];
    return [{ offset: index, breaks: isAtEnd(text, place.end) ? 'all' : 'container' }];
  });
}

/** Whether nothing more is in a text: all that is around its end may go on. */
function isAtEnd(text: string, end: number): boolean {
  return text.slice(end).trim() === '';
}

/** The position of what stands at a place, or before it if nothing of it is in the text. */
function positionBefore(composed: ComposedText, file: string, start: number): number | undefined {
  for (let at = start; at >= Math.max(0, start - farthest); at--) {
    const offset = composed.positionOf(file, at);
    if (offset !== undefined) return offset;
  }
  return undefined;
}
