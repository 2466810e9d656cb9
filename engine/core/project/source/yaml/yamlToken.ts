import type { SourceField, SourcePlace, SourceToken } from '../sourceNode.ts';
import type { FaultCollector } from './faultCollector.ts';
import type { TypedScalar } from './typedScalar.ts';

/** A token at a place, with the position of its first character if they all stand there as they are. */
export function yamlToken(text: string, json: string, at: SourcePlace): SourceToken {
  const first = text.charCodeAt(at.start);
  const quote = at.end > at.start && (first === 0x22 || first === 0x27) ? 1 : 0;
  const isClosed = at.end - at.start > quote && text.charCodeAt(at.end - 1) === first;
  const written = text.slice(at.start + quote, isClosed ? at.end - quote : at.end);
  const isText = json.startsWith('"');
  const isExact = written.length === json.length - (isText ? 2 : 0) && json.startsWith(written, isText ? 1 : 0);
  return isExact ? { json, at, exactFrom: at.start + quote } : { json, at };
}

/** A key: what is no text becomes one, as it does where kbagent sends it. */
export function yamlKey(
  text: string,
  scalar: TypedScalar,
  at: SourcePlace,
  faults: FaultCollector,
): SourceField['key'] {
  const { json } = scalar;
  if (json.startsWith('"')) return { name: scalar.text, ...yamlToken(text, json, at) };
  faults.key(scalar, at);
  return { name: json, ...yamlToken(text, JSON.stringify(json), at) };
}

/** The place of a value that is not written: right after what comes before it in its line. */
export function emptyPlace(text: string, file: string, position: number): SourcePlace {
  let at = position;
  while (text[at - 1] === ' ' || text[at - 1] === '\t') at--;
  return { file, start: at, end: at };
}
