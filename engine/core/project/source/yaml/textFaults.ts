import type { SourceNode, SourcePlace } from '../sourceNode.ts';
import { lineEndOf, lineStartOf } from '../textLines.ts';
import type { YamlFault } from './yamlFault.ts';

/** What is wrong with a YAML text between its values, and with its characters: tabs, comments, control characters. */
export function textFaults(text: string, root: SourceNode | undefined, file: string): YamlFault[] {
  const strange = strangeCharacter(text, file);
  const marks = [...text.matchAll(/(?<![^\s])#|\t/g)].map(({ index }) => index);
  if (marks.length === 0) return strange;
  const places = root === undefined ? [] : placesOf(root).toSorted((a, b) => a.start - b.start);
  const outside = marks.filter((mark) => {
    const place = placeAround(places, mark);
    return place === undefined || (text[mark] === '\t' && isPlain(text, place));
  });
  const comments = outside.filter((mark) => text[mark] === '#');
  const tab = outside.find((mark) => text[mark] === '\t' && !isCommented(text, comments, mark));
  return [...strange, ...commentFault(text, comments[0], file), ...tabFault(tab, file)];
}

/** PyYAML refuses control characters, and takes a few others for line breaks. */
function strangeCharacter(text: string, file: string): YamlFault[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what PyYAML refuses
  const found = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff]|\r(?!\n)/.exec(text);
  if (found === null) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = `YAML does not keep the character U+${code} as it is. Write it as "\\u${code}" in double quotes.`;
  return [
    { code: 'yaml.character', severity: 'error', message, place: { file, start: found.index, end: found.index + 1 } },
  ];
}

/** The first comment stands for all: a push rewrites the whole file. */
function commentFault(text: string, start: number | undefined, file: string): YamlFault[] {
  if (start === undefined) return [];
  const message = 'kbagent removes all comments of the file when it pushes. Keep notes in _description.md.';
  const place = { file, start, end: lineEndOf(text, start) };
  return [{ code: 'yaml.comment', severity: 'information', message, place }];
}

function tabFault(start: number | undefined, file: string): YamlFault[] {
  if (start === undefined) return [];
  const message = 'kbagent stops at a tab between values. Use spaces.';
  return [{ code: 'yaml.tab', severity: 'error', message, place: { file, start, end: start + 1 } }];
}

function isCommented(text: string, comments: readonly number[], position: number): boolean {
  const line = lineStartOf(text, position);
  return comments.some((mark) => mark >= line && mark < position);
}

/** The places of all keys and scalars, none of which are in another one. */
function placesOf(node: SourceNode): SourcePlace[] {
  if (node.kind === 'scalar') return [node.at];
  if (node.kind === 'list') return node.items.flatMap(placesOf);
  return node.fields.flatMap(({ key, value }) => [key.at, ...(value === undefined ? [] : placesOf(value))]);
}

function placeAround(places: readonly SourcePlace[], position: number): SourcePlace | undefined {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  const place = places[low - 1];
  return place !== undefined && position < place.end ? place : undefined;
}

/** Whether a scalar has no quotes and is not a block: PyYAML ends it at a tab. */
function isPlain(text: string, { start }: SourcePlace): boolean {
  return !'"\'|>'.includes(text.charAt(start));
}
