import { countText } from '../core/text/countText.ts';

/** How many names are said before the rest is only counted. */
const mostNames = 3;

/** Names of jobs in a sentence: `"a"`, `"a" and "b"`, `"a", "b" and 3 more jobs`. */
export function nameList(names: readonly string[]): string {
  const quoted = names.map((name) => `"${name}"`);
  const rest = quoted.length - (mostNames - 1);
  const parts = quoted.length <= mostNames ? quoted : [...quoted.slice(0, mostNames - 1), countText(rest, 'more job')];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}
