import type { Expected } from '../contracts/generated/types.ts';
import { countText, numberText } from '../text/countText.ts';

/** A range that is narrower than this part of the number is not worth saying. */
const narrow = 0.2;

/** `about 1,240 requests (1,000 to 1,500)`; without `about` where it is sure. */
export function amountText(amount: Expected, noun: string, isSure = false): string {
  const { about, least, most } = amount;
  if (isSure) return countText(about, noun);
  const text = `about ${countText(shortened(about, Math.round, 3), noun)}`;
  if (least === undefined || most === undefined || most - least <= narrow * about) return text;
  return `${text} (${numberText(shortened(least, Math.floor, 2))} to ${numberText(shortened(most, Math.ceil, 2))})`;
}

/** A time to expect: `about 2 min`, or `1 min to 4 min` where that is far apart. */
export function timeText({ about, least, most }: Expected): string {
  if (least === undefined || most === undefined || timeOf(least) === timeOf(most)) return `about ${timeOf(about)}`;
  return `${timeOf(least)} to ${timeOf(most)}`;
}

function timeOf(seconds: number): string {
  if (seconds < 60) return `${Math.max(1, Math.round(seconds))} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** A number with so many digits that count: more would say more than is known. */
function shortened(value: number, round: (value: number) => number, digits: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) + 1 - digits);
  return round(value / unit) * unit;
}
