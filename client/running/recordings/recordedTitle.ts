import { ageText } from '../../shared/text/ageText.ts';

/** What the lens of a recording says, which was made so many milliseconds ago: `Run on recorded pages (3 h old)`. */
export function recordedTitle(age: number): string {
  return `Run on recorded pages (${ageText(age).replace(/ ago$/, ' old')})`;
}
