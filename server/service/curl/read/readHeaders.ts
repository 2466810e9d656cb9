import { Refusal } from '../command/refusal.ts';
import type { CurlOption } from '../options/readOptions.ts';

const headerOptions: ReadonlyMap<string, string> = new Map([
  ['user-agent', 'User-Agent'],
  ['referer', 'Referer'],
  ['cookie', 'Cookie'],
  ['range', 'Range'],
]);

/** The headers of a command, in order. Throws a Refusal for headers from a file. */
export function readHeaders(options: readonly CurlOption[], remarks: string[]): [name: string, value: string][] {
  return options.flatMap(({ name, value }) => {
    if (name === 'header') return readHeader(value);
    if (name === 'oauth2-bearer') return [['Authorization', `Bearer ${value}`]];
    const header = headerOptions.get(name);
    if (header === undefined) return [];
    if (name === 'cookie' && !value.includes('=')) {
      remarks.push(`The cookies in the file "${value}" are not imported.`);
      return [];
    }
    return [[header, name === 'range' ? `bytes=${value}` : value]];
  });
}

/** Reads a header: `Name: value`; `Name;` is an empty header, and `Name:` removes a header. */
function readHeader(text: string): [name: string, value: string][] {
  if (text.startsWith('@')) {
    throw new Refusal(`The headers in the file "${text.slice(1)}" are not part of the command. Write them into it.`);
  }
  const colon = text.indexOf(':');
  if (colon < 0) return text.endsWith(';') ? [[text.slice(0, -1).trim(), '']] : [];
  const value = text.slice(colon + 1).trim();
  return value === '' ? [] : [[text.slice(0, colon).trim(), value]];
}
