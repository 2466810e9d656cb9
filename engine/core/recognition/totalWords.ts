import { plainName } from './plainName.ts';
import { remembered } from './remembered.ts';
import { stemOf } from './stemOf.ts';
import { withoutNamespace } from './withoutNamespace.ts';
import { wordsOf } from './wordsOf.ts';

/**
 * The sureness that a name means the number of all records. `weak` names may mean something else, `vague` ones mostly
 * do, and an `estimate` is no exact number by its own account.
 */
export type TotalGrade = 'sure' | 'weak' | 'vague' | 'estimate';

/** The meaning of a name as a total; `noun`, in the singular, is required of the records. */
export interface TotalName {
  grade: TotalGrade;
  noun?: string;
}

/** The names of a total without more words, as patterns for plain names: `total`, `total_count`, `recordsTotal`. */
export const totalWords: Readonly<Record<Exclude<TotalGrade, 'estimate'>, string>> = {
  sure: 'total(size|counts?|results?|records?|items?|elements?|entries|objects|rows|hits|matches|found|number)?|totalnumberof(results|records|items)|(records|items|results|objects|entries)total|(records|total)filtered|filtered(total|count)|numfound|nbhits|odatacount|numbermatched',
  weak: 'count|size|numresults|resultcount|resultscount|recordcount|itemcount|hits|hitcount|rowcount|numhits|nhits',
  vague: 'found|matched|totalavailable|availabletotal',
};
const patterns = Object.entries(totalWords).map(([grade, names]) => ({
  grade: grade as keyof typeof totalWords,
  pattern: new RegExp(`^(?:${names})$`),
}));

const counts = new Set('count counts cnt number num nb'.split(' '));
const counting = new Set([...counts, 'available', 'found', 'matched', 'matching', 'filtered']);
const generic = new Set(
  'result record item row entry element object hit match document doc resource entity'.split(' '),
);
const estimates = new Set('estimate estimated approx approximate approximated'.split(' '));
/** Words that mostly mean the records, whatever their name. */
const clear = new Set('result record row hit match matching filtered'.split(' '));
const whole = new Set('overall full all filtered matching'.split(' '));
const fillers = new Set('of the in list'.split(' '));
/** Words for things that can be added up: the total of such records is a sum, not their number. */
const summed = new Set(
  'amount price cost fee tax sale expense payment credit debit charge hour minute second time duration size byte point score value view vote click impression page'.split(
    ' ',
  ),
);
const maxWords = 5;

/** Whether a plain name is a general plural for records: "items", "records". */
export function isCountedThing(name: string): boolean {
  return name.endsWith('s') && generic.has(stemOf(name));
}

/** The meaning of a key as a total; undefined for any other key. */
export const totalNameOf = remembered((key) => readName(withoutNamespace(key)));

function readName(key: string): TotalName | undefined {
  const plain = plainName(key);
  const known = patterns.find(({ pattern }) => pattern.test(plain));
  if (known !== undefined) return { grade: known.grade };
  const words = wordsOf(key).filter((word) => !fillers.has(word));
  if (words.length < 2 || words.length > maxWords) return undefined;
  if (words.some((word) => estimates.has(word))) return estimateIn(words.filter((word) => !estimates.has(word)));
  return words.includes('total') ? totalIn(words.filter((word) => word !== 'total')) : countIn(words);
}

function estimateIn(words: readonly string[]): TotalName | undefined {
  const isCount = words.every((word) => word === 'total' || isCounting(word));
  return isCount ? { grade: 'estimate' } : undefined;
}

/** A total in words: those beside "total" count or name the records: `totalRecordCount`, `rows_total`. */
function totalIn(words: readonly string[]): TotalName | undefined {
  const others = words.filter((word) => !isCounting(word));
  if (others.length === 0) return { grade: 'sure' };
  const noun = stemOf(others.join(''));
  const isCount = words.some((word) => counting.has(word));
  if (isCount) return { grade: 'sure', noun };
  const isPlural = noun !== others.join('');
  return others.length === words.length && isPlural && !summed.has(noun) ? { grade: 'vague', noun } : undefined;
}

/** The count in words: `records_count`, `number_of_items`, `recording-count`, `full_count`. */
function countIn(words: readonly string[]): TotalName | undefined {
  // An order number counts nothing.
  const isLast = /^(counts?|cnt)$/.test(words.at(-1) ?? '');
  if (!isLast && !counts.has(words[0] ?? '')) return undefined;
  const named = isLast ? words.slice(0, -1) : words.slice(1);
  if (named.every((word) => clear.has(stemOf(word)))) return { grade: 'weak' };
  if (named.every((word) => generic.has(stemOf(word)) || whole.has(word))) return { grade: 'vague' };
  const noun = stemOf(named.join(''));
  return noun === 'page' ? undefined : { grade: 'weak', noun };
}

function isCounting(word: string): boolean {
  return counting.has(word) || generic.has(stemOf(word));
}
