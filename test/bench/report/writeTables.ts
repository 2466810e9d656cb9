import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const docs = path.join(import.meta.dirname, '../../../docs');

/** Puts text between the marks of this name in a page of `docs/`, with its tables as narrow as they can be. */
export function writeTables(mark: string, text: string, page = 'performance.md'): void {
  const file = path.join(docs, page);
  const old = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest] = split(old, start, file);
  const [, after] = split(rest, end, file);
  writeFileSync(file, `${before}${start}\n\n${withoutPadding(text)}\n\n${end}${after}`);
}

function split(text: string, at: string, file: string): [string, string] {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`${file} has no ${at}.`);
  return [text.slice(0, index), text.slice(index + at.length)];
}

function withoutPadding(text: string): string {
  return text.replace(/^\|.*\|$/gm, (row) => row.replace(/ +\|/g, ' |').replace(/-{3,}/g, '---'));
}
