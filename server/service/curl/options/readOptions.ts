import { Refusal } from '../command/refusal.ts';
import type { Word } from '../words/word.ts';
import { flagOptions, shortOptions, valueOptions } from './curlOptions.ts';

/** An option by its long name, or an address as the option `url`. */
export interface CurlOption {
  name: string;
  /** The value; empty for an option without one. */
  value: string;
}

/** The options of a command in order. Throws a Refusal for an unknown option, or one without its value. */
export function readOptions(words: readonly Word[]): CurlOption[] {
  const options: CurlOption[] = [];
  const texts = words.map(({ text }) => text);
  let areOver = false;
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at] ?? '';
    if (text === '--' && !areOver) areOver = true;
    else if (areOver || !text.startsWith('-') || text === '-') options.push({ name: 'url', value: text });
    else {
      const { found, needsValue } = text.startsWith('--') ? readLong(text.slice(2)) : readLetters(text.slice(1));
      options.push(...found.map((name) => ({ name, value: '' })));
      if (needsValue === undefined) continue;
      const value = needsValue.value ?? texts[++at];
      if (value === undefined) throw new Refusal(`The option "${text}" has no value. Copy the whole command.`);
      options.push({ name: needsValue.name, value });
    }
  }
  return options;
}

interface ReadWord {
  /** Options without a value. */
  found: string[];
  /** The option at the end of the word, with a value joined to it; otherwise its value is the next word. */
  needsValue?: { name: string; value: string | undefined };
}

function readLong(written: string): ReadWord {
  const name = findLong(written);
  if (name === undefined) throw unknown(`--${written}`);
  if (valueOptions.has(name)) return { found: [], needsValue: { name, value: undefined } };
  return { found: flagOptions.has(name) ? [name] : [] };
}

/** The option of a written name. An unambiguous prefix of a name is enough. */
function findLong(written: string): string | undefined {
  if (valueOptions.has(written) || flagOptions.has(written)) return written;
  if (written.startsWith('no-') && flagOptions.has(written.slice(3))) return written;
  const longer = [...valueOptions, ...flagOptions].filter((name) => name.startsWith(written));
  return longer.length === 1 ? longer[0] : undefined;
}

function readLetters(letters: string): ReadWord {
  const found: string[] = [];
  for (const [index, letter] of [...letters].entries()) {
    const name = shortOptions.get(letter);
    if (name === undefined) throw unknown(`-${letter}`);
    if (valueOptions.has(name)) return { found, needsValue: { name, value: letters.slice(index + 1) || undefined } };
    found.push(name);
  }
  return { found };
}

function unknown(option: string): Refusal {
  return new Refusal(`cURL has no option "${option}". Check its spelling, or remove it.`);
}
