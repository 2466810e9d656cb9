import { plainName } from '../../recognition/plainName.ts';

/** A noun without the ending of its plural, to compare it: `parties` and `party`, `addresses` and `address`. */
export function stemOf(noun: string): string {
  return plainName(noun)
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!s)s$/, '');
}

/** A description for a sentence: on one line, and no longer than a line. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return `“${first.length > 120 ? `${first.slice(0, 117)}…` : first}”`;
}
