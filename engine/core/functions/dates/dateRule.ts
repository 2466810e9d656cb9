import type { DateReading } from './dateReading.ts';

/** What the named groups of a pattern matched. */
export type Groups = Record<string, string | undefined>;

/** One form of words or digits that a date text may contain, and what it says. */
export interface DateRule {
  pattern: RegExp;
  /** Adds to the reading; false where that contradicts what the text said before. */
  apply(reading: DateReading, groups: Groups): boolean;
}

/** A number or a word is read whole: of `1500000001` no eight digits are a date, and `mondayish` is no Monday. */
const wholeWord = '(?:(?<=\\d)(?!\\d)|(?<=[a-z])(?![a-z])|(?<![a-z\\d]))';

/** A rule from the source of its pattern, which applies where the reader stands, in either letter case. */
export function dateRule(source: string, apply: DateRule['apply']): DateRule {
  return { pattern: new RegExp(`(?:${source})${wholeWord}`, 'iy'), apply };
}
