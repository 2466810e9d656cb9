import type { Amount } from '../../contracts/generated/types.ts';
import { countText, numberText } from '../../text/countText.ts';
import type { Checked } from './expectation.ts';

/** Compares a number with what is expected of it. `unit`: what is counted, in the singular. */
export function checkAmount(amount: Amount, found: number, unit: string): Checked {
  const title = amountTitle(amount, unit);
  const { exactly = found, min = found, max = found } = amount;
  const isMet = found === exactly && found >= min && found <= max;
  return isMet
    ? { title }
    : { title, failure: `Expected ${title}, but there ${isAre(found)} ${countText(found, unit)}.` };
}

function amountTitle({ exactly, min, max }: Amount, unit: string): string {
  if (exactly !== undefined) return countText(exactly, unit);
  if (min !== undefined && max !== undefined) return `${numberText(min)} to ${countText(max, unit)}`;
  if (min !== undefined) return `${countText(min, unit)} or more`;
  return `at most ${countText(max ?? 0, unit)}`;
}

/** The verb for a number of things. */
export function isAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}
