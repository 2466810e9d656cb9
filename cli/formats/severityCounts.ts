import { countText } from '@pagewright/engine/text/countText';
import type { Finding } from './findFindings.ts';

/** The noun that each severity is counted under; the worst comes first. */
const nouns: Record<Finding['severity'], 'error' | 'warning' | 'note'> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
  hint: 'note',
};

/** How many findings there are of each kind, in words, without kinds that have none: `2 errors`, `1 warning`. */
export function severityCounts(findings: readonly Finding[]): { noun: 'error' | 'warning' | 'note'; text: string }[] {
  return [...new Set(Object.values(nouns))].flatMap((noun) => {
    const count = findings.filter(({ severity }) => nouns[severity] === noun).length;
    return count === 0 ? [] : [{ noun, text: countText(count, noun) }];
  });
}
