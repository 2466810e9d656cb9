import { Refusal } from '../command/refusal.ts';
import { cmdWords } from './cmdWords.ts';
import { posixWords } from './posixWords.ts';
import { powerShellWords } from './powerShellWords.ts';
import { programName } from './programName.ts';
import type { CommandLine, Word } from './word.ts';

/**
 * The words after `curl` in a command copied from a manual, a terminal or a browser: for bash and similar
 * shells, for the Windows command prompt or for PowerShell. Throws a Refusal if the text is not such a command.
 */
export function readWords(text: string): CommandLine {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').trim();
  const shell = findShell(plain);
  if (shell === 'posix') return posixWords(plain);
  return { words: wordsAfterCurl(shell === 'cmd' ? cmdWords(plain) : powerShellWords(plain)) };
}

/** The words after `curl`. A prompt may precede the program; a pipe or a redirection starts another one. */
function wordsAfterCurl(words: Word[]): Word[] {
  const start = words.findIndex(({ text }) => programName.test(text));
  const isFirst = words.slice(0, start).every(({ text }) => /^[&$>]$|>$/.test(text));
  if (start < 0 || !isFirst) throw new Refusal('This is not a cURL command: it must begin with "curl".');
  const rest = words.slice(start + 1);
  const end = rest.findIndex(({ text }) => /^(?:\||>>?|&&?|;)$/.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The shells whose quoting a command may use. */
export type Shell = 'posix' | 'cmd' | 'powershell';

const caretAtLineEnd = /\^[ \t]*$/m;
const backtickAtLineEnd = /`[ \t]*$/m;
const singleQuotedWord = /(?:^|[\s=])\$?'/;
/** Matches JSON whose quotes are doubled inside quotes: `"{""name"":1}"`. */
const doubledQuote = /[{[,:]\s*""[^"\s]/;
const namesPowerShell = /(?:^|[\s"])\$env:|`"/;

/** The shell whose quoting a command uses, judged by its text; that of Linux and macOS if it is not clear. */
export function findShell(text: string): Shell {
  if (caretAtLineEnd.test(text)) return 'cmd';
  if (backtickAtLineEnd.test(text) || namesPowerShell.test(text)) return 'powershell';
  const isCmd = !singleQuotedWord.test(text) && (text.includes('^"') || doubledQuote.test(text));
  return isCmd ? 'cmd' : 'posix';
}
