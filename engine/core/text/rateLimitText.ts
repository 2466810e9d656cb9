import type { RateLimit } from '../contracts/generated/types.ts';
import { numberText } from './countText.ts';

/** A limit of an API: `100 requests in 60 s`, `5,000 requests in 1 h`, `4 requests at a time`. */
export function rateLimitText({ kind, count, seconds = 1 }: Omit<RateLimit, 'source'>): string {
  const rounded = Math.round(count * 10) / 10;
  const requests = `${numberText(rounded)} request${rounded === 1 ? '' : 's'}`;
  return kind === 'in-flight' ? `${requests} at a time` : `${requests} in ${spanText(seconds)}`;
}

function spanText(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return `${numberText(seconds / 3600)} h`;
  if (seconds >= 120 && seconds % 60 === 0) return `${numberText(seconds / 60)} min`;
  return `${numberText(seconds)} s`;
}
