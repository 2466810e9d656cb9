import type { DateReading } from './dateReading.ts';

/** The matches of a pattern's named groups. */
export type Groups = Record<string, string | undefined>;

/** One form of words or digits in a date text, and its meaning. */
export interface DateRule {
  pattern: RegExp;
  /** Adds to the reading; false if that contradicts an earlier part of the text. */
  apply(reading: DateReading, groups: Groups): boolean;
}

/** Keeps numbers and words whole: `1500000001` does not begin with a date, `mondayish` not with a Monday. */
const wholeWord = '(?:(?<=\\d)(?!\\d)|(?<=[a-z])(?![a-z])|(?<![a-z\\d]))';

/** Creates a rule from a pattern source, which matches at the current position in any letter case. */
export function dateRule(source: string, apply: DateRule['apply']): DateRule {
  return { pattern: new RegExp(`(?:${source})${wholeWord}`, 'iy'), apply };
}
