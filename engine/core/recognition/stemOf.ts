import { plainName } from './plainName.ts';

/** A noun without its plural ending, for comparison: `parties` and `party`, `addresses` and `address`. */
export function stemOf(noun: string): string {
  return plainName(noun)
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!s)s$/, '');
}
