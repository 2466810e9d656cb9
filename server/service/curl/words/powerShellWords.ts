import { Refusal } from '../command/refusal.ts';
import type { Word } from './word.ts';

/** Matches space, a whole quoted stretch, an escaped character, or plain text. */
const pieces = /(\s+|`[ \t]*\n)|'((?:[^']|'')*)'|"((?:[^"`]|`[\s\S]|"")*)"|`([\s\S])|([^\s'"`]+)|(['"])/g;

const escapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['0', '\0'],
]);

/** The words of a command for PowerShell: a backtick escapes, a doubled quote is one. */
export function powerShellWords(text: string): Word[] {
  const words: Word[] = [];
  let word: Word | undefined;
  for (const [, space, single, double, escaped, bare, loose] of text.matchAll(pieces)) {
    if (loose !== undefined) throw new Refusal('A quote in the command is not closed. Copy the whole command.');
    if (space !== undefined) {
      if (word) words.push(word);
      word = undefined;
      continue;
    }
    word ??= { text: '', variables: [] };
    if (single === undefined) word.variables.push(...((double ?? bare ?? '').match(/\$(?:env:)?\w+/g) ?? []));
    word.text += single?.replaceAll("''", "'") ?? unescaped(double) ?? escaped ?? bare ?? '';
  }
  return [...words, ...(word ? [word] : [])].map(asPassedOn);
}

function unescaped(double: string | undefined): string | undefined {
  return double?.replace(/`([\s\S])|""/g, (_, escaped?: string) =>
    escaped === undefined ? '"' : (escapes.get(escaped) ?? escaped),
  );
}

/**
 * A word as PowerShell passes it on. Before version 7.3, quotes reach a program only with backslashes, so commands are
 * written with them.
 */
function asPassedOn({ text, variables }: Word): Word {
  return { text: /(?<!\\)"/.test(text) ? text : text.replaceAll('\\"', '"'), variables };
}
