import { integerOf } from '../../json/readValues.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';
import { type ParamRole, paramRoleOf } from '../../recognition/paging/pagingWords.ts';
import type { NoPage } from './reply.ts';

/** A paging parameter that the API asks for in an error. */
export interface Demand {
  param: string;
  role: ParamRole;
  /** A number in the words about it, such as the largest value. */
  number: number | undefined;
}

type Refusal = Pick<NoPage, 'answer'>;

const deepest = 4;
const maxCharacters = 2000;
const word = /(?<!\w)(["'`‘“]?)(\$?[A-Za-z][\w.$-]*(?:\[\w+\])?)(["'`’”]?)/g;
const aboutSize = /max|limit|least|size/i;

/** The paging parameters that an error names, each once. */
export function readDemands(refusal: Refusal): Demand[] {
  const text = wordsIn(refusal);
  const found = new Map<string, Demand>();
  for (const match of text.matchAll(word)) {
    const [all, open, written = '', close] = match;
    const param = written.replace(/(?<!\.)\.+$/, '');
    const meaning = paramRoleOf(param);
    const isQuoted = open !== '' && close !== '';
    if (meaning === undefined || !(meaning.isSure || isQuoted) || found.has(param)) continue;
    const after = text.slice(match.index + all.length, match.index + all.length + 80);
    found.set(param, { param, role: meaning.role, number: integerOf(/\d+/.exec(after)?.[0]) });
  }
  return [...found.values()];
}

/** The largest page size that an error allows, below the one that was asked for; undefined if it names none. */
export function largestAllowed(refusal: Refusal, asked: number): number | undefined {
  const numbers = (wordsIn(refusal).match(/\d[\d,_]*/g) ?? []).map((each) => Number(each.replace(/[,_]/g, '')));
  const below = numbers.filter((each) => each > 1 && each < asked);
  return below.length === 0 ? undefined : Math.max(...below);
}

/** The names of parameters that an error refuses as unknown, out of those that were sent. */
export function namesIn(refusal: Refusal, sent: readonly string[]): string[] {
  const text = wordsIn(refusal);
  return sent.filter((name) => text.includes(name));
}

/** The words of an error. */
function wordsIn({ answer }: Refusal): string {
  return textsIn(answer.response).join('\n').slice(0, maxCharacters);
}

/** The texts of an error, and its numbers that are called limits; no codes. */
function textsIn(value: JsonValue | undefined, key = '', depth = deepest): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return aboutSize.test(key) ? [`${key}: ${value}`] : [];
  if (depth === 0) return [];
  if (isList(value)) return value.flatMap((each) => textsIn(each, key, depth - 1));
  return isObject(value) ? entriesOf(value).flatMap(([own, each]) => textsIn(each, own, depth - 1)) : [];
}
