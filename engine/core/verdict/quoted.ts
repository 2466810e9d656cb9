import type { JsonValue } from '../json/value.ts';
import { sentenceIn } from '../recognition/sentenceIn.ts';
import { codeSpan } from '../text/markdownCode.ts';
import { shortened } from '../text/shortened.ts';

const longest = 160;

/** What the API says of itself, for a message: its sentence on one line as code; undefined if it has none. */
export function quoted(value: JsonValue): string | undefined {
  const line = (sentenceIn(value) ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : codeSpan(shortened(line, longest).replaceAll('`', "'"));
}
