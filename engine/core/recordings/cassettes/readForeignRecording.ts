import { isHar } from '../../descriptions/har/readHar.ts';
import { parsePlain } from '../../json/parsePlain.ts';
import type { JsonValue } from '../../json/value.ts';
import type { ForeignRecording } from './foreignRecording.ts';
import { readHarRecording } from './readHarRecording.ts';
import { isVcrCassette, readVcrCassette } from './readVcrCassette.ts';

interface RecordingKind {
  /** Whether a document is of this kind, by its content. */
  matches: (document: JsonValue) => boolean;
  read: (document: JsonValue) => ForeignRecording;
}

const kinds: readonly RecordingKind[] = [
  { matches: isHar, read: readHarRecording },
  { matches: isVcrCassette, read: readVcrCassette },
];

/** Reads a recording of another tool, of any kind; says why it cannot. */
export function readForeignRecording(text: string): ForeignRecording | 'not-json' | 'unknown' {
  const document = parsed(text);
  if (document === undefined) return 'not-json';
  return kinds.find(({ matches }) => matches(document))?.read(document) ?? 'unknown';
}

function parsed(text: string): JsonValue | undefined {
  try {
    return parsePlain<JsonValue>(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
