import { entriesOf, isList, isObject, type JsonValue } from '../json/value.ts';
import { sentenceIn } from '../recognition/sentenceIn.ts';
import { codeSpan } from '../text/markdownCode.ts';
import { shortened } from '../text/shortened.ts';

const maxLength = 160;
const deepest = 4;

/** The first sentence of the API in these values, else any text: on one line, as code. Undefined if none has any. */
export function quoted(values: readonly JsonValue[]): string | undefined {
  const said = firstOf(values, (value) => sentenceIn(value)) ?? firstOf(values, (value) => textIn(value, deepest));
  const line = (said ?? '').replace(/\s+/g, ' ').trim();
  return line === '' ? undefined : codeSpan(shortened(line, maxLength).replaceAll('`', "'"));
}

function textIn(value: JsonValue, depth: number): string | undefined {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (depth === 0) return undefined;
  const inner = isList(value) ? value : isObject(value) ? entriesOf(value).map(([, field]) => field) : [];
  return firstOf(inner, (each) => textIn(each, depth - 1));
}

function firstOf(values: readonly JsonValue[], read: (value: JsonValue) => string | undefined): string | undefined {
  for (const value of values) {
    const text = read(value);
    if (text !== undefined) return text;
  }
  return undefined;
}
