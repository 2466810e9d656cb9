import type { PlacedTag } from './replaceTags.ts';

/** Keys whose value is a number. */
const numbers = /^(?:limit|offset|firstPage|pageSize|maxRetries|maxDepth|timeout|port)$/;

/**
 * A text for a variable whose value is not known, with which its surroundings stay what they are: an address stays one,
 * a time stays one, a secret is no plain text of a secret.
 */
export function standInFor({ name, text, start, end, path, isKey }: PlacedTag): string {
  const plain = `example-${
    name
      .replaceAll(/[^A-Za-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .toLowerCase() || 'value'
  }`;
  if (isKey) return plain;
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const key = path.at(-1) ?? '';
  if (/^https?:\/\/[^/?#]*:$/.test(before)) return '443';
  if (before === '' && after.startsWith('://')) return 'https';
  if (before === '' && key === 'baseUrl') return `https://${plain}.example`;
  if (before === '' && after === '' && numbers.test(key)) return '1';
  return path.includes('args') && before === '' ? '2000-01-01' : plain;
}
