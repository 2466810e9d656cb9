import type { YamlDocument } from './parseYaml.ts';
import type { YamlFault } from './yamlFault.ts';

type SyntaxError = YamlDocument['errors'][number];

/** PyYAML needs no white space before a comment that follows a quote or a bracket. */
const missingSpace = 'Comments must be separated';

/** What keeps a text from being one YAML document. */
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
  if (error.code === 'TAB_AS_INDENT')
    return { code: 'yaml.tab', severity: 'error', message: 'YAML is not indented with tabs. Use spaces.', place };
  return {
    code: 'yaml.syntax',
    severity: 'error',
    message: messageOf(error, text.slice(place.start, place.end)),
    place,
  };
}

/** Errors with one message for all of their kind. */
const messages: Partial<Record<SyntaxError['code'], string>> = {
  BAD_DIRECTIVE: 'A line that begins with "%" says something about YAML itself. Remove it, or quote the value.',
  BAD_DQ_ESCAPE: 'In double quotes a backslash begins an escape, and this is none. Write "\\\\", or use single quotes.',
  BLOCK_AS_IMPLICIT_KEY: 'A value on the line of its key cannot have ": " in it, or begin with "- ". Quote it.',
  BLOCK_IN_FLOW: 'Inside brackets everything is in brackets, too: no lines of "- " or of keys.',
  KEY_OVER_1024_CHARS: 'A key has at most 1,024 characters.',
  MULTILINE_IMPLICIT_KEY: 'A key is on one line. On the line before, a ":" or a quote may be missing.',
  UNEXPECTED_TOKEN: 'This cannot follow what is before it: a comma, a line break or quotes are missing.',
};

function messageOf({ code, message }: SyntaxError, found: string): string {
  const known = messages[code];
  if (known !== undefined) return known;
  if (code === 'BAD_SCALAR_START') return `A value that begins with "${found}" needs quotes.`;
  if (/^Flow|closing|must end with/.test(message) && !message.includes('quote')) return 'A bracket is not closed.';
  if (code === 'MISSING_CHAR') return missing(message);
  if (code === 'BAD_INDENT') return 'This line is indented unlike the others of its list or map.';
  if (/anchor|tag|alias/i.test(message)) return 'An anchor or a tag stands once, before its value.';
  return 'This is not YAML.';
}

function missing(message: string): string {
  if (message.includes('quote')) return 'A quote is not closed.';
  return message.includes(',') ? 'A comma is missing before this.' : 'A key needs ": " after it.';
}

function secondDocument(text: string, file: string, position: number): YamlFault {
  const start = Math.max(0, text.lastIndexOf('---', position));
  const message = 'A second document begins here, and kbagent reads files with one only. Remove the "---".';
  return { code: 'yaml.documents', severity: 'error', message, place: { file, start, end: start + 3 } };
}
