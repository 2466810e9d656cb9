import { formatDate } from '@pagewright/core/functions/dates/formatDate';
import { expressionsOf } from '../model/expressions.ts';
import { didYouMean } from './didYouMean.ts';
import type { Rule, RuleFinding } from './rule.ts';

const code = 'function.date-format';
/** The time 14 July 2017, 02:40:00. */
const someTime = new Date(1_500_000_000_000);

/** Finds a format of `date` in the notation of other languages; a run reads it letter by letter. */
export const dateFormat: Rule = {
  codes: [code],
  check(model, { isBroken }) {
    return expressionsOf(model).flatMap((expression): RuleFinding[] => {
      if (expression.kind !== 'call' || expression.name?.value !== 'date') return [];
      const [format] = expression.args;
      if (format?.type !== 'string' || isBroken(format)) return [];
      const suggestion = inSingleLetters(format.value);
      if (suggestion === format.value) return [];
      const { value } = format;
      const message = `Each letter of "${value}" is a part of the date, so 14 July 2017 would be "${formatDate(value, someTime)}".${didYouMean(suggestion)}`;
      return [{ code, span: format, severity: 'warning', message, data: { found: value, suggestion } }];
    });
  },
};

/** Letter groups that the format does not have, and the letter that is meant. */
const lettersFor: ReadonlyMap<string, string> = new Map([
  ['YYYY', 'Y'],
  ['yyyy', 'Y'],
  ['YY', 'y'],
  ['yy', 'y'],
  ['MMMM', 'F'],
  ['MMM', 'M'],
  ['MM', 'm'],
  ['DD', 'd'],
  ['dd', 'd'],
  ['dddd', 'l'],
  ['ddd', 'D'],
  ['EEEE', 'l'],
  ['HH', 'H'],
  ['hh', 'h'],
  ['ss', 's'],
  ['SSS', 'v'],
]);

/** The format in the letters that a run knows; the text itself if nothing shows that another language is meant. */
function inSingleLetters(format: string): string {
  return (
    format
      .replace(/\\[\s\S]|([a-z])\1+/gi, (run, letter?: string) => {
        if (letter === undefined) return run;
        // "mm" is minutes next to hours, and months elsewhere.
        return run === 'mm' ? run : (lettersFor.get(run) ?? run);
      })
      .replace(/(?<!\\)([GHgh]:)(mm?|ii)/g, '$1i')
      .replace(/\\[\s\S]|mm/g, (run) => (run === 'mm' ? 'm' : run))
      // Between a date and a time, and after a time, these are the letters of ISO 8601, not a time zone and its offset.
      .replace(/(?<!\\)([djmnYy])T(?=[GHgh])/g, '$1\\T')
      .replace(/(?<!\\)([isuv])Z$/, '$1\\Z')
  );
}
