import type { LimitCode, RunReport } from '../core/contracts/generated/types.ts';
import { countText } from '../core/text/countText.ts';

const nouns: Record<Exclude<LimitCode, 'max-children'>, string> = {
  'max-pages': 'page',
  'max-records': 'record',
  'max-requests': 'request',
};

/** A limit that cut data, as a sentence. */
export function limitText({ code, value, job }: RunReport['limits'][number]): string {
  if (code === 'max-children') return `"${job ?? ''}" ran for only ${countText(value, 'record')} of its parent.`;
  const limit = countText(value, nouns[code]);
  return job === undefined ? `Cut at the limit of ${limit}.` : `"${job}" was cut at the limit of ${limit}.`;
}
