import { misindentedLine } from './misindentedLine.ts';
import { openedBracket, openedQuote } from './openedAt.ts';
import type { YamlDocument } from './parseYaml.ts';
import { syntaxMessages } from './syntaxMessages.ts';
import type { YamlFault } from './yamlFault.ts';

type SyntaxError = YamlDocument['errors'][number];

/** PyYAML needs no white space before a comment that follows a quote or a bracket. */
const missingSpace = 'Comments must be separated';

/** Names the mistakes that keep a text from being one YAML document. */
export function syntaxFaults(documents: readonly YamlDocument[], text: string, file: string): YamlFault[] {
  const [first, second] = documents;
  const errors = (first?.errors ?? []).filter(({ message }) => !message.startsWith(missingSpace));
  const faults = errors.map((error) => faultOf(error, text, file));
  const once = faults.filter(({ place }, index) => faults[index - 1]?.place.start !== place.start);
  return second === undefined ? once : [...once, secondDocument(text, file, second.range[0])];
}

function faultOf(error: SyntaxError, text: string, file: string): YamlFault {
  const [start, end] = error.pos;
  const place = { file, start: Math.min(start, text.length), end: Math.min(end, text.length) };
  if (error.code === 'MULTILINE_IMPLICIT_KEY' && /^[\w.-]+\s*$/m.test(text.slice(start, endOfLine(text, start))))
    return keyAlone({ ...place, end: endOfLine(text, start) });
  if (error.code === 'TAB_AS_INDENT')
    return { code: 'yaml.tab', severity: 'error', message: 'YAML is not indented with tabs. Use spaces.', place };
  const message = messageOf(error, text.slice(place.start, place.end));
  return { code: 'yaml.syntax', severity: 'error', message, place: { ...place, ...openedAt(message, text, start) } };
}

/** A word alone on its line, with what was to be its value below it. */
function keyAlone(place: YamlFault['place']): YamlFault {
  return { code: 'yaml.syntax', severity: 'error', message: syntaxMessages.keyAlone, place };
}

/** A quote or a bracket that is not closed is shown where it is opened: where it is missed depends on what follows. */
function openedAt(message: string, text: string, position: number): { start: number; end: number } | undefined {
  if (message === messages.MULTILINE_IMPLICIT_KEY) return { start: position, end: endOfLine(text, position) };
  if (message === notClosed.quote) {
    const start = openedQuote(text, position);
    return start === undefined ? undefined : { start, end: endOfLine(text, start) };
  }
  const start = message === notClosed.bracket ? openedBracket(text, position) : undefined;
  return start === undefined ? undefined : { start, end: start + 1 };
}

function endOfLine(text: string, position: number): number {
  return position + (/^.*\S/.exec(text.slice(position))?.[0].length ?? 1);
}

/**
 * The first mistake of a whole text: there kbagent stops, and what follows is read as something else. `guessedFrom` is
 * where that begins. A line that is indented unlike those around it is named as such, whatever comes of it.
 */
export function firstFault(
  faults: readonly YamlFault[],
  text: string,
): { fault: YamlFault; guessedFrom: number } | undefined {
  const [fault] = faults.toSorted((a, b) => a.place.start - b.place.start);
  if (fault === undefined) return undefined;
  const isAlone =
    fault.message === syntaxMessages.keyAlone && /^[\w.-]+$/.test(text.slice(fault.place.start, fault.place.end));
  const line = ofIndentation.has(fault.message) && !isAlone ? misindentedLine(text, fault.place.start) : undefined;
  const place = { ...fault.place, ...line };
  const guessedFrom = text.lastIndexOf('\n', Math.min(fault.place.start, place.start) - 1) + 1;
  return { fault: line ? { ...fault, message: badIndent, place } : fault, guessedFrom };
}

const badIndent = 'This line is indented unlike the others of its list or map.';
const notClosed = { quote: 'A quote is not closed.', bracket: 'A bracket is not closed.' };

/** Errors with one message for all of their kind. */
const messages: Partial<Record<SyntaxError['code'], string>> = {
  BAD_DIRECTIVE: 'A line that begins with "%" says something about YAML itself. Remove it, or quote the value.',
  BAD_DQ_ESCAPE: 'In double quotes a backslash begins an escape, and this is none. Write "\\\\", or use single quotes.',
  BLOCK_AS_IMPLICIT_KEY: syntaxMessages.withColon,
  BLOCK_IN_FLOW: 'Inside brackets everything is in brackets, too: no lines of "- " or of keys.',
  KEY_OVER_1024_CHARS: 'A key has at most 1,024 characters.',
  MULTILINE_IMPLICIT_KEY: 'A key is on one line. On the line before, a ":" or a quote may be missing.',
  UNEXPECTED_TOKEN: 'This cannot follow what is before it: a comma, a line break or quotes are missing.',
};

/** The messages of mistakes that a wrong indentation causes. */
const ofIndentation: ReadonlySet<string | undefined> = new Set([
  badIndent,
  syntaxMessages.keyAlone,
  syntaxMessages.withColon,
  messages.MULTILINE_IMPLICIT_KEY,
]);

function messageOf({ code, message }: SyntaxError, found: string): string {
  const known = messages[code];
  if (known !== undefined) return known;
  if (code === 'BAD_SCALAR_START') return `A value that begins with "${found}" needs quotes.`;
  if (/^Flow|closing|must end with/.test(message) && !message.includes('quote')) return notClosed.bracket;
  if (code === 'MISSING_CHAR') return missing(message);
  if (code === 'BAD_INDENT') return badIndent;
  if (/anchor|tag|alias/i.test(message)) return 'An anchor or a tag stands once, before its value.';
  return 'This is not YAML.';
}

function missing(message: string): string {
  if (message.includes('quote')) return notClosed.quote;
  return message.includes(',') ? 'A comma is missing before this.' : syntaxMessages.keyAlone;
}

function secondDocument(text: string, file: string, position: number): YamlFault {
  const start = Math.max(0, text.lastIndexOf('---', position));
  const message = 'A second document begins here, and kbagent reads files with one only. Remove the "---".';
  return { code: 'yaml.documents', severity: 'error', message, place: { file, start, end: start + 3 } };
}
