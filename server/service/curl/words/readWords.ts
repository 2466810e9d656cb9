import { Refusal } from '../refusal.ts';
import { cmdWords } from './cmdWords.ts';
import { posixWords } from './posixWords.ts';
import { powerShellWords } from './powerShellWords.ts';
import { programName } from './programName.ts';
import type { CommandLine, Word } from './word.ts';

/**
 * The words behind `curl` of a command as it was copied from a manual, a terminal or a browser: for bash and its
 * relatives, for the Windows command prompt or for PowerShell. Throws a Refusal where the text is no such command.
 */
export function readWords(text: string): CommandLine {
  const plain = text.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').trim();
  const shell = findShell(plain);
  if (shell === 'posix') return posixWords(plain);
  return { words: behindCurl(shell === 'cmd' ? cmdWords(plain) : powerShellWords(plain)) };
}

/** A prompt may stand before the program; behind a pipe or a redirection another one begins. */
function behindCurl(words: Word[]): Word[] {
  const start = words.findIndex(({ text }) => programName.test(text));
  const isFirst = words.slice(0, start).every(({ text }) => /^[&$>]$|>$/.test(text));
  if (start < 0 || !isFirst) throw new Refusal('This is no cURL command: it has to begin with "curl".');
  const rest = words.slice(start + 1);
  const end = rest.findIndex(({ text }) => /^(?:\||>>?|&&?|;)$/.test(text));
  return end < 0 ? rest : rest.slice(0, end);
}

/** The shells in whose quoting a command may be written. */
export type Shell = 'posix' | 'cmd' | 'powershell';

const caretAtLineEnd = /\^[ \t]*$/m;
const backtickAtLineEnd = /`[ \t]*$/m;
const singleQuotedWord = /(?:^|[\s=])\$?'/;
/** A quote in a JSON text is doubled within quotes: `"{""name"":1}"`. */
const doubledQuote = /[{[,:]\s*""[^"\s]/;
const namesPowerShell = /(?:^|[\s"])\$env:|`"/;

/** The shell for which a command is quoted, as far as its text tells; that of Linux and macOS where it does not. */
export function findShell(text: string): Shell {
  if (caretAtLineEnd.test(text)) return 'cmd';
  if (backtickAtLineEnd.test(text) || namesPowerShell.test(text)) return 'powershell';
  const isCmd = !singleQuotedWord.test(text) && (text.includes('^"') || doubledQuote.test(text));
  return isCmd ? 'cmd' : 'posix';
}
