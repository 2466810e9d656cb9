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
