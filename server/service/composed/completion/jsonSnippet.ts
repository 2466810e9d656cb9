import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import type { SourceNode } from '@pagewright/core/project/source/sourceNode';

/** The places to fill in of a snippet are characters in its text from here on, one for each. */
const firstPlace = 0xe100;

/** A JSON snippet as a value whose texts have a character for each place to fill in. */
export interface JsonSnippet {
  node: SourceNode;
  /** The places as a snippet writes them, in the order of their characters. */
  places: readonly string[];
}

const token = /\\(.)|\$\{\d+(?:\|(?:[^|\\$]|\\.)*\||:(?:[^}\\$]|\\.)*)?\}|\$\d+/gs;

/** Reads the snippet of a value; or of a key with or without a value, as an object with it. Undefined: it is none. */
export function readSnippet(kind: 'key' | 'value', text: string, isSnippet: boolean): JsonSnippet | undefined {
  const places: string[] = [];
  const json = isSnippet ? withPlaces(text, places) : text;
  const bare = json.trim().replace(/,$/, '');
  const keys = [`{${bare}}`, `{${bare}: null}`];
  for (const attempt of kind === 'key' ? keys : [bare]) {
    const node = readJsonSource(attempt, '');
    if (node) return { node, places };
  }
  return undefined;
}

/** The text with a character for each place to fill in, and valid JSON around it. */
function withPlaces(text: string, places: string[]): string {
  let json = '';
  let from = 0;
  for (const { index, 0: whole, 1: escaped } of text.matchAll(token)) {
    json += text.slice(from, index);
    from = index + whole.length;
    if (escaped !== undefined) {
      json += /[$}\\]/.test(escaped) ? escaped : whole;
      continue;
    }
    const place = String.fromCharCode(firstPlace + places.length);
    places.push(whole);
    json += isInText(json) ? place : placed(place, json);
  }
  return json + text.slice(from);
}

/** A place outside of texts: a value, or the first key of an object. */
function placed(place: string, before: string): string {
  return /\{\s*$/.test(before) ? `"${place}": null` : `"${place}"`;
}

function isInText(json: string): boolean {
  return (json.match(/(?<!\\)(?:\\\\)*"/g) ?? []).length % 2 === 1;
}

/** A text with the places of a snippet in it, as a snippet. */
export function writeSnippet(text: string, places: readonly string[]): string {
  const escaped = text.replaceAll(/[\\$}]/g, '\\$&');
  const isPlace = (code: number) => code >= firstPlace && code < firstPlace + places.length;
  const withKeys = places.reduce((all, _, index) => {
    const place = String.fromCharCode(firstPlace + index);
    return [`${place}: null`, `"${place}"`, `'${place}'`].reduce(
      (text, written) => text.replaceAll(written, place),
      all,
    );
  }, escaped);
  return [...withKeys]
    .map((character) => {
      const code = character.charCodeAt(0);
      return isPlace(code) ? (places[code - firstPlace] ?? '') : character;
    })
    .join('');
}
