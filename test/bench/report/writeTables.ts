import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '../../../docs/performance.md');

/** Puts text between the marks of this name in docs/performance.md. */
export function writeTables(mark: string, text: string): void {
  const old = readFileSync(file, 'utf8');
  const [start, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest] = split(old, start);
  const [, after] = split(rest, end);
  writeFileSync(file, `${before}${start}\n\n${text}\n\n${end}${after}`);
}

function split(text: string, at: string): [string, string] {
  const index = text.indexOf(at);
  if (index < 0) throw new Error(`${file} has no ${at}.`);
  return [text.slice(0, index), text.slice(index + at.length)];
}
