import { Refusal } from '../command/refusal.ts';
import type { Word } from './word.ts';

/** The words of a command for the Windows command prompt: first its carets, then quotes as programs read them. */
export function cmdWords(text: string): Word[] {
  return splitArguments(withoutCarets(text)).map((word) => ({ text: word, variables: word.match(/%\w+%/g) ?? [] }));
}

/** The text without carets. Outside quotes, one escapes the next character: it joins lines, makes a quote literal. */
function withoutCarets(text: string): string {
  let plain = '';
  let inQuotes = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (character === '^' && !inQuotes) {
      const lineEnd = /^[ \t]*\n/.exec(text.slice(at + 1))?.[0].length ?? 0;
      at += lineEnd + 1;
      plain += text[at] ?? '';
    } else {
      if (character === '"') inQuotes = !inQuotes;
      plain += character === '\n' && !inQuotes ? ' ' : character;
    }
  }
  return plain;
}

/** Splits arguments as Windows programs do: backslashes matter only before a quote, two quotes are one. */
function splitArguments(text: string): string[] {
  const words: string[] = [];
  let word: string | undefined;
  let inQuotes = false;
  for (const [piece, pairs = '', quote] of text.matchAll(/((?:\\\\)*)(\\"|""|")|\\+|[ \t]+|[^\\" \t]+/g)) {
    if (quote !== undefined) {
      const isLiteral = quote === '\\"' || (quote === '""' && inQuotes);
      word = (word ?? '') + pairs.slice(pairs.length / 2) + (isLiteral ? '"' : '');
      if (quote === '"') inQuotes = !inQuotes;
    } else if (!inQuotes && /^[ \t]/.test(piece)) {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else word = (word ?? '') + piece;
  }
  if (inQuotes) throw new Refusal('A quote in the command is not closed. Copy the whole command.');
  return word === undefined ? words : [...words, word];
}
