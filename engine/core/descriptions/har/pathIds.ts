import { groupBy } from '../../groupBy.ts';
import { textOf } from '../../json/textOf.ts';
import { entriesOf, isList, isObject, type JsonValue } from '../../json/value.ts';
import { decodeUri } from '../../text/decodeUri.ts';

interface RecordedPath {
  path: string;
  response: JsonValue | undefined;
}

/** A path with its ids as parameters. */
export interface PathTemplate {
  template: string;
  ids: ReadonlyMap<string, string>;
}

/** UUIDs and hashes. */
const hash = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=.*\d)[\da-f]{12,})$/i;
/** Other texts that are no names of a resource: long, with digits in at least three places. */
const opaque = /^(?=\D*\d+\D+\d+\D+\d)(?:(?=.*[A-Z])[\w-]{16,}|[a-z\d]{20,})$/;
/** Numbers and dates can be ids or names (`/reports/2024`): where two were recorded, they are ids. */
const numeric = /^\d+(?:-\d+)*$/;
/** Keys of a record whose values identify it in a path. */
const idKey =
  /^(?:_?id|uuid|guid|key|slug|code|login|handle|username|number)$|(?:_id|Id|ID|_key|_code|_slug|Uuid|_uuid)$/;
/** The keys among them that are names rather than ids. */
const wordKey = /^(?:key|slug|code|login|handle|username|number)$/;
const format = /\.(?:json|xml)$/;

type KnownIds = Map<string, string>;

/** A path whose first segments are known. */
interface OpenPath {
  segments: readonly string[];
  response: JsonValue | undefined;
  template: string;
  ids: Map<string, string>;
}

/**
 * Finds the ids in recorded paths. A segment is an id if it can be nothing else, if it is one of several numbers after
 * one path, or if a record in the response of the path before it has it as its id.
 */
export function findPathIds(paths: readonly RecordedPath[], isSecret: (segment: string) => boolean): PathTemplate[] {
  const all = paths.map(
    ({ path, response }): OpenPath => ({ segments: path.split('/').slice(1), response, template: '', ids: new Map() }),
  );
  const idsBelow = new Map<string, KnownIds>();
  let open = all;
  for (let depth = 0; open.length > 0; depth++) {
    for (const [prefix, siblings] of groupBy(open, ({ template }) => template)) {
      const ids = findIds(siblings, depth, idsBelow.get(prefix) ?? new Map());
      for (const one of siblings) takeSegment(one, depth, ids, isSecret);
    }
    const ended = groupBy(open, ({ segments }) => segments.length === depth + 1);
    for (const { template, response } of ended.get(true) ?? []) addIds(response, takeIds(idsBelow, template));
    open = ended.get(false) ?? [];
  }
  return all;
}

/** Whether a segment can only be an id or a secret. */
export function isOpaque(segment: string): boolean {
  return hash.test(segment) || opaque.test(segment);
}

/** The ids at this depth, of paths with the same segments before it, and the key under which records have them. */
function findIds(siblings: readonly OpenPath[], depth: number, known: KnownIds): { ids: Set<string>; key: string } {
  const all = siblings.map(({ segments }) => splitFormat(segments[depth] ?? '')[0]);
  const numbers = new Set(all.filter((id) => numeric.test(id)));
  // Numbers before the first word are versions.
  const ids = new Set(depth > 0 && numbers.size > 1 ? numbers : []);
  for (const id of all) if (isOpaque(id) || known.has(decoded(id))) ids.add(id);
  const keys = all.flatMap((id) => known.get(decoded(id)) ?? []);
  return { ids, key: keys[0] ?? 'id' };
}

function takeSegment(
  path: OpenPath,
  depth: number,
  { ids, key }: { ids: ReadonlySet<string>; key: string },
  isSecret: (segment: string) => boolean,
): void {
  const segment = path.segments[depth] ?? '';
  const [id, ending] = splitFormat(segment);
  const isHidden = isSecret(id);
  const name = isHidden || ids.has(id) ? nameOf(path, key) : undefined;
  if (name !== undefined) path.ids.set(name, isHidden ? '' : decoded(id));
  path.template += name === undefined ? `/${segment}` : `/{${name}}${ending}`;
}

function decoded(segment: string): string {
  return decodeUri(segment) ?? segment;
}

/** Splits off the format of a response, which is no part of the id: `17.json`. */
function splitFormat(segment: string): [id: string, ending: string] {
  const ending = format.exec(segment)?.[0] ?? '';
  return [segment.slice(0, segment.length - ending.length), ending];
}

/** The name of an id: `userId` for `/users`, or `userCode` where records have it as their `code`. */
function nameOf({ template, ids }: OpenPath, key: string): string {
  const noun = template.split('/').findLast((segment) => /^[A-Za-z]/.test(segment)) ?? '';
  const ending = wordKey.test(key) ? key : 'id';
  const name = [...singular(noun).split(/[^A-Za-z\d]+/), ending]
    .filter((word) => word !== '')
    .map((word, index) => (index === 0 ? word : word.slice(0, 1).toUpperCase() + word.slice(1)))
    .join('');
  for (let count = 1; ; count++) {
    const free = count === 1 ? name : `${name}${count}`;
    if (!ids.has(free)) return free;
  }
}

function singular(word: string): string {
  if (/ies$/i.test(word)) return word.replace(/ies$/i, 'y');
  if (/(?:ss|x|ch|sh)es$/i.test(word)) return word.slice(0, -2);
  return /[^su]s$/i.test(word) ? word.slice(0, -1) : word;
}

/** Adds the ids of the records in the lists of a response. */
function addIds(value: JsonValue | undefined, ids: KnownIds): void {
  if (isObject(value)) for (const [, field] of entriesOf(value)) addIds(field, ids);
  if (!isList(value)) return;
  for (const [key, field] of value.filter(isObject).flatMap(entriesOf)) {
    const isScalar = !isList(field) && !isObject(field) && field !== null && typeof field !== 'boolean';
    if (isScalar && idKey.test(key)) ids.set(textOf(field) ?? '', key);
  }
}

/** The ids of a path; `/users` and `/users.json` are the same. */
function takeIds(all: Map<string, KnownIds>, template: string): KnownIds {
  const path = template.replace(format, '');
  const ids = all.get(path) ?? new Map<string, string>();
  all.set(path, ids);
  return ids;
}
