import type { DateReading } from './dateReading.ts';

/** The matches of a pattern's named groups. */
export type Groups = Record<string, string | undefined>;

/** One form of words or digits that a date text may contain, and its meaning. */
export interface DateRule {
  pattern: RegExp;
  /** Adds to the reading; false if that contradicts an earlier part of the text. */
  apply(reading: DateReading, groups: Groups): boolean;
}

/** A number or a word is read whole: eight digits of `1500000001` are not a date, and `mondayish` is not a Monday. */
const wholeWord = '(?:(?<=\\d)(?!\\d)|(?<=[a-z])(?![a-z])|(?<![a-z\\d]))';

/** Creates a rule from a pattern source, which matches at the current position in either letter case. */
export function dateRule(source: string, apply: DateRule['apply']): DateRule {
  return { pattern: new RegExp(`(?:${source})${wholeWord}`, 'iy'), apply };
}
