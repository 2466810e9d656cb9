import { integerOf } from '../../json/readValues.ts';
import { getField, type JsonValue } from '../../json/value.ts';
import type { ParamRole } from '../../recognition/paging/pagingWords.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { Bench } from '../bench/bench.ts';
import { compare, type Relation, relationTexts } from '../bench/compare.ts';
import { namesIn } from '../bench/readDemands.ts';
import type { PageReply } from '../bench/reply.ts';
import type { Search } from '../bench/search.ts';

interface ParamSearch {
  /** The names to try, the likeliest first. */
  names: readonly string[];
  /** The number of names that are tried alone before the others are tried together. */
  likely: number;
  /** The number of further names that are tried alone if the API refuses unknown ones. */
  strict?: number;
  /** Refusals may name a parameter of this role. */
  role?: ParamRole;
  value: JsonValue;
  /** The meaning of the parameter: `the page number`. */
  what: string;
}

/** A parameter that brings other records, and the page that it brought. */
export interface FoundParam {
  param: string;
  page: PageReply;
  relation: Relation;
}

/** Requests kept for the proof once a parameter is found. */
const kept = 2;
const maxStrict = 2;
/** The number of names that are tried together first, because few are halved soon. */
const firstGroup = 5;

/**
 * Finds the parameter that leads from the first page to other records. Likely names are tried alone; all others go into
 * one request, because most APIs ignore parameters that they do not know, and are halved if that has an effect.
 */
export function* findParam(bench: Bench, bare: PageReply, search: ParamSearch): Search<FoundParam | undefined> {
  const { likely, strict = maxStrict } = search;
  // A parameter that the job sends with a text is something else.
  const names = search.names.filter((name) => !isText(bench, name));
  for (const name of names.slice(0, likely)) {
    const found = yield* tryName(bench, bare, name, search);
    if (found !== undefined) return found;
  }
  for (const name of [...bench.allowed].flatMap(([param, role]) => (role === search.role ? [param] : []))) {
    const found = names.slice(0, likely).includes(name) ? undefined : yield* tryName(bench, bare, name, search);
    if (found !== undefined) return found;
  }
  const rest = names.slice(likely);
  if (bench.isStrict) return yield* tryEach(bench, bare, rest.slice(0, strict), search);
  const found = yield* tryHalves(bench, bare, rest.slice(0, firstGroup), search);
  return found ?? (yield* tryHalves(bench, bare, rest.slice(firstGroup), search));
}

function isText(bench: Bench, name: string): boolean {
  const own = getField(bench.written, name);
  return own !== undefined && typeof own !== 'number' && integerOf(own) === undefined && own !== '*';
}

function* tryEach(
  bench: Bench,
  bare: PageReply,
  names: readonly string[],
  search: ParamSearch,
): Search<FoundParam | undefined> {
  for (const name of names) {
    if (bench.left <= kept) return undefined;
    const found = yield* tryName(bench, bare, name, search);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Tries names together, then each half of those that have an effect. */
function* tryHalves(
  bench: Bench,
  bare: PageReply,
  names: readonly string[],
  search: ParamSearch,
): Search<FoundParam | undefined> {
  if (names.length < 2) return yield* tryEach(bench, bare, names, search);
  if (bench.left <= kept) return undefined;
  let left = yield* tryTogether(bench, bare, names, search);
  while (left.length > 2 && bench.left > kept && !bench.isStrict) {
    const half = left.slice(0, Math.ceil(left.length / 2));
    const reacts = yield* tryTogether(bench, bare, half, search);
    left = reacts.length > 0 ? reacts : left.slice(half.length);
  }
  return yield* tryEach(bench, bare, bench.isStrict ? left.slice(0, maxStrict) : left, search);
}

function* tryName(
  bench: Bench,
  bare: PageReply,
  name: string,
  { value, what }: Pick<ParamSearch, 'value' | 'what'>,
): Search<FoundParam | undefined> {
  const reply = yield* bench.ask(bench.requestWith([[name, value]]), `whether "${name}" is ${what}`);
  const relation = compare(bare, reply);
  if (reply.isPage && (relation === 'other' || relation === 'overlaps-by-one'))
    return { param: name, page: reply, relation };
  if (!reply.isPage) bench.noteRefusal(reply, [name]);
  if (reply.isPage || reply.because !== 'spent') {
    const said = reply.isPage ? '' : `: ${reply.message}`;
    bench.failed(`"${name}" as ${what}`, `${relationTexts[relation]}${said}`, reply);
  }
  return undefined;
}

/** Tries names in one request; returns those that may be the one. */
function* tryTogether(
  bench: Bench,
  bare: PageReply,
  names: readonly string[],
  { value, what }: Pick<ParamSearch, 'value' | 'what'>,
): Search<readonly string[]> {
  const request = bench.requestWith(names.map((name) => [name, value] as const));
  const reply = yield* bench.ask(request, `whether any of ${names.length} usual names is ${what}`);
  const relation = compare(bare, reply);
  if (relation === 'same') {
    bench.failed(`${quotedNames(names)} as ${what}`, relationTexts.same, reply);
    return [];
  }
  if (!reply.isPage) bench.noteRefusal(reply, names);
  if (!reply.isPage && reply.because === 'spent') return [];
  const refused = reply.isPage ? [] : namesIn(reply, names);
  return refused.length === names.length ? names : names.filter((name) => !refused.includes(name));
}
