import type { SourceNode, SourcePlace } from '../sourceNode.ts';
import { lineEndOf } from '../textLines.ts';
import type { YamlFault } from './yamlFault.ts';

/** What is wrong with a YAML text apart from its values: characters that YAML does not have, and comments. */
export function textFaults(text: string, root: SourceNode | undefined, file: string): YamlFault[] {
  return [...strangeCharacter(text, file), ...comment(text, root, file)];
}

function strangeCharacter(text: string, file: string): YamlFault[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what PyYAML refuses
  const found = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ufffe\uffff]/.exec(text);
  if (found === null) return [];
  const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const message = `YAML cannot have the character U+${code} as it is. Write it as "\\u${code}" in double quotes.`;
  const place = { file, start: found.index, end: found.index + 1 };
  return [{ code: 'yaml.syntax', severity: 'error', message, place }];
}

/** The first comment stands for all: a push rewrites the whole file. */
function comment(text: string, root: SourceNode | undefined, file: string): YamlFault[] {
  const marks = [...text.matchAll(/(?<![^\s])#/g)].map(({ index }) => index);
  if (marks.length === 0) return [];
  const places = root === undefined ? [] : placesOf(root).toSorted((a, b) => a.start - b.start);
  const start = marks.find((mark) => !isIn(places, mark));
  if (start === undefined) return [];
  const message = 'kbagent removes all comments of the file when it pushes. Keep notes in _description.md.';
  return [
    { code: 'yaml.comment', severity: 'information', message, place: { file, start, end: lineEndOf(text, start) } },
  ];
}

/** The places of all keys and scalars, none of which are in another one. */
function placesOf(node: SourceNode): SourcePlace[] {
  if (node.kind === 'scalar') return [node.at];
  if (node.kind === 'list') return node.items.flatMap(placesOf);
  return node.fields.flatMap(({ key, value }) => [key.at, ...(value === undefined ? [] : placesOf(value))]);
}

function isIn(places: readonly SourcePlace[], position: number): boolean {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle]?.start ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return position < (places[low - 1]?.end ?? 0);
}
