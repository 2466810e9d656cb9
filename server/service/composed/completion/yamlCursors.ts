import { flowCursor } from './flowCursor.ts';
import { markedText } from './markedText.ts';
import type { YamlCursor } from './yamlCursor.ts';

const partOfKey = /"[^"]*"|'[^']*'|[^:#'"]+|:(?=\S)/y;

/** The ways to read what is typed at a position of a YAML text. */
export function yamlCursors(text: string, offset: number): YamlCursor[] {
  const flow = flowCursor(text, offset);
  return flow === undefined ? blockCursors(text, offset) : [flow];
}

function blockCursors(text: string, offset: number): YamlCursor[] {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const line = text.slice(lineStart).split(/\r?\n/, 1)[0] ?? '';
  const [lead = ''] = /^\s*(?:- +)*/.exec(line) ?? [];
  const rest = line.slice(lead.length);
  const from = lineStart + lead.length;
  if (offset < from || rest.startsWith('#')) return [];
  const content = withoutComment(rest);
  const typing: Typing = { text, offset: Math.min(offset, from + content.length), from, content, column: lead.length };
  const { whole, key } = keyIn(content);
  if (whole !== '' && offset <= from + key.length) return [keyWithValue(typing, key)];
  if (whole !== '') return valueAfter(typing, key, whole);
  if (/^[[{&*!|>%@`]/.test(content)) return [];
  const cursors = [newKey(typing)];
  return lead.trim() === '' ? cursors : [...cursors, value(typing, from, content)];
}

function withoutComment(content: string): string {
  const comment = content.search(/(?<!\S)#/);
  return comment === -1 ? content : content.slice(0, comment).trimEnd();
}

/** The key in the content of a line, and all up to its value; both empty if there is none. */
function keyIn(content: string): { whole: string; key: string } {
  let colon = 0;
  for (let part = partAt(content, 0); part !== ''; part = partAt(content, colon)) colon += part.length;
  const key = content.slice(0, colon).trimEnd();
  if (key === '' || content[colon] !== ':') return { whole: '', key: '' };
  const afterColon = content.slice(colon + 1);
  return { whole: content.slice(0, content.length - afterColon.trimStart().length), key };
}

function partAt(content: string, at: number): string {
  partOfKey.lastIndex = at;
  return partOfKey.exec(content)?.[0] ?? '';
}

interface Typing {
  text: string;
  offset: number;
  /** Where the content of the line begins, after its indentation and the dashes of items. */
  from: number;
  content: string;
  column: number;
}

function keyWithValue({ text, offset, from, column }: Typing, key: string): YamlCursor {
  const end = from + key.length;
  const marked = `${text.slice(0, from)}${markedText(key, offset - from)}${text.slice(end)}`;
  return { kind: 'key', marked, start: from, end, column, hasValue: true };
}

function newKey({ text, offset, from, content, column }: Typing): YamlCursor {
  const end = from + content.length;
  const marked = `${text.slice(0, from)}${markedText(content, offset - from)}: null${text.slice(end)}`;
  return { kind: 'key', marked, start: from, end, column, hasValue: false };
}

function valueAfter(typing: Typing, key: string, whole: string): YamlCursor[] {
  const { text, offset, from, content, column } = typing;
  const typed = content.slice(whole.length);
  if (/^[[{&*!|>]/.test(typed) || (typed === '' && hasBlockBelow(text, from + content.length, column))) return [];
  const afterColon = from + content.indexOf(':', key.length) + 1;
  return [{ ...value(typing, typed === '' ? offset : from + whole.length, typed), afterColon }];
}

function value({ text, offset, column }: Typing, start: number, typed: string): YamlCursor {
  const end = start + typed.length;
  const space = text.charAt(start - 1) === ':' ? ' ' : '';
  const marked = `${text.slice(0, start)}${space}${markedText(typed, offset - start)}${text.slice(end)}`;
  return { kind: 'value', marked, start, end, column, hasValue: false };
}

/** Whether the value of a key is on further lines. */
function hasBlockBelow(text: string, lineEnd: number, column: number): boolean {
  const lines = text.slice(lineEnd).split('\n').slice(1);
  const next = lines.find((line) => /^\s*[^\s#]/.test(line)) ?? '';
  const indent = next.length - next.trimStart().length;
  return next !== '' && (indent > column || (indent === column && next.trimStart().startsWith('- ')));
}
