import { namesOfHeader } from '../namesOfHeader.ts';
import { plainName } from '../plainName.ts';
import { remembered } from '../remembered.ts';
import { isCountedThing, totalNameOf } from '../totalWords.ts';
import { withoutNamespace } from '../withoutNamespace.ts';
import { describesList } from '../wrapperNames.ts';
import { isPagingObject } from './pagingObject.ts';
import {
  isOfOther,
  maxNameLength,
  meaningsBelowNext,
  meaningsInResponse,
  meaningsOfParam,
  type PagingMeaning,
  type PagingRole,
} from './pagingWords.ts';
import { suits, type ViewedValue } from './suits.ts';
import { totalInHeader } from './totalInHeader.ts';

export interface ViewedField extends ViewedValue {
  key: string;
  /** The plain name of its object; empty at the root. */
  holderName: string;
}

export interface ViewedParam extends ViewedValue {
  name: string;
}

/** A header of a response, in lower case. */
export interface ViewedHeader extends ViewedValue {
  header: string;
}

/** The known parts of a response and its request, seen, described or learnt. */
export interface PagingView<
  Field extends ViewedField = ViewedField,
  Param extends ViewedParam = ViewedParam,
  Header extends ViewedHeader = ViewedHeader,
> {
  fields: readonly Field[];
  params: readonly Param[];
  headers: readonly Header[];
  /** The names of the records, in the singular. */
  nouns: ReadonlySet<string>;
}

/** An item of a view with its role in paging, the sureness, and the reason why it is not surer. */
export type Found<Item> = Omit<PagingMeaning, 'noun'> & { of: Item };

/** The paging roles in a view. An item may have several roles, of which a value shows one. */
export interface Recognised<Field = ViewedField, Param = ViewedParam, Header = ViewedHeader> {
  fields: readonly Found<Field>[];
  params: readonly Found<Param>[];
  headers: readonly Found<Header>[];
}

/** The roles of all items of a view: by names, and by values and types if these are known. */
export function recognise<Field extends ViewedField, Param extends ViewedParam, Header extends ViewedHeader>(
  view: PagingView<Field, Param, Header>,
): Recognised<Field, Param, Header> {
  return new RecognisedView(view);
}

/** A class, because V8 keeps a literal with getters, and all that it refers to, until its next full collection. */
class RecognisedView<Field extends ViewedField, Param extends ViewedParam, Header extends ViewedHeader>
  implements Recognised<Field, Param, Header>
{
  readonly fields: readonly Found<Field>[];
  readonly headers: readonly Found<Header>[];
  readonly #view: PagingView<Field, Param, Header>;

  constructor(view: PagingView<Field, Param, Header>) {
    this.#view = view;
    this.fields = allIn(view.fields, meaningsOfField, view);
    this.headers = allIn(view.headers, ({ header }) => meaningsOfHeader(header), view);
  }

  /** Computed on demand: few callers need them. */
  get params(): Found<Param>[] {
    return allIn(this.#view.params, ({ name }) => meaningsOfParam(name), this.#view);
  }
}

/** The findings with one of these roles. */
export function withRole<Item>(found: readonly Found<Item>[], ...roles: readonly PagingRole[]): Found<Item>[] {
  return found.filter(({ role }) => roles.includes(role));
}

/** The findings of items, most of which have no role. */
function allIn<Item extends ViewedValue>(
  items: readonly Item[],
  meaningsOf: (item: Item) => readonly PagingMeaning[],
  view: Pick<PagingView, 'nouns'>,
): Found<Item>[] {
  const found: Found<Item>[] = [];
  for (const of of items) {
    for (const meaning of meaningsOf(of)) {
      if (meaning.noun !== undefined && !view.nouns.has(meaning.noun)) continue;
      const isSuited = suits(meaning, of);
      const isClear = meaning.why === 'open' && isSuited === true;
      if (isSuited !== false)
        found.push({ role: meaning.role, grade: isClear ? 'sure' : meaning.grade, why: meaning.why, of });
    }
  }
  return found;
}

/** The role of an object for the meaning of its fields. */
type Holder = 'any' | 'other' | 'next' | 'total' | 'paging' | 'links' | 'list';

const holderOf = remembered((name): Holder => {
  if (name === '') return 'any';
  if (isOfOther(name)) return 'other';
  if (/^next(page|link)?$/.test(name)) return 'next';
  if (totalNameOf(name)?.grade === 'sure') return 'total';
  if (isPagingObject(name)) return 'paging';
  if (/^links?$/.test(name)) return 'links';
  return describesList(name) ? 'list' : 'any';
});

const readers: Record<Holder, (key: string) => readonly PagingMeaning[]> = {
  any: remembered((key) => withTotal(key, meaningsInResponse(nameOf(key)))),
  other: () => [],
  next: remembered((key) => {
    const below = meaningsBelowNext(nameOf(key));
    return below.length > 0 ? below : [...readers.any(key), { role: 'nextToken', grade: 'vague', why: 'below-next' }];
  }),
  // `hits.total.value`
  total: remembered((key) => (nameOf(key) === 'value' ? [{ role: 'total', grade: 'sure' }] : readers.list(key))),
  paging: remembered((key) => {
    const meanings = readers.list(key);
    const name = nameOf(key);
    if (name === 'number') return [...meanings, { role: 'page', grade: 'sure' }];
    // Beside page numbers and page sizes, little else is counted.
    if (isCountedThing(name) && totalNameOf(key) === undefined) return [...meanings, { role: 'total', grade: 'weak' }];
    return meanings.map((each) =>
      each.role === 'total' && each.grade === 'vague' ? { ...each, grade: 'weak' } : each,
    );
  }),
  // The next of the links is an address.
  links: remembered((key) => readers.any(key).flatMap((each) => (each.why === 'open' ? asLink(each) : [each]))),
  // `paging.cursors.after`
  list: remembered((key) =>
    readers.any(key).map((each) => (each.why === 'end-of-page' ? { ...each, grade: 'weak' } : each)),
  ),
};

/** The meanings of a field by its name and by its object. */
export function meaningsOfField({
  key,
  holderName,
}: Pick<ViewedField, 'key' | 'holderName'>): readonly PagingMeaning[] {
  return key.length > maxNameLength ? [] : readers[holderOf(holderName)](key);
}

/** Whether a name alone means the address or token of the next page. */
export function namesNext({ role, grade, why }: PagingMeaning): boolean {
  return (role === 'nextAddress' || role === 'nextToken') && (grade === 'sure' || why === 'open') && why !== 'relation';
}

function nameOf(key: string): string {
  return plainName(withoutNamespace(key));
}

function withTotal(key: string, meanings: readonly PagingMeaning[]): readonly PagingMeaning[] {
  const total = totalNameOf(key);
  return total === undefined ? meanings : [...meanings, { role: 'total', ...total }];
}

function asLink({ role }: PagingMeaning): PagingMeaning[] {
  return role === 'nextAddress' ? [{ role, grade: 'sure', why: 'link' }] : [];
}

const headers: ReadonlyMap<string, readonly PagingMeaning[]> = new Map([
  ['link', [{ role: 'nextAddress', grade: 'sure', why: 'relation' }]],
  ['content-range', [{ role: 'total', grade: 'sure', why: 'range' }]],
]);

/** The meanings of a header by the fields that it may correspond to. */
const meaningsOfHeader = remembered((header): readonly PagingMeaning[] => {
  if (header.length > maxNameLength) return [];
  const own = headers.get(header);
  if (own !== undefined) return own;
  const total = totalInHeader(header);
  const all = namesOfHeader(header).flatMap(meaningsInResponse);
  // A name that mostly means something else around records does so even more in a header.
  const meanings = all.filter(({ role, grade }) => grade !== 'vague' || role === 'more');
  return [
    ...meanings.filter(({ role }, index) => meanings.findIndex((other) => other.role === role) === index),
    ...(total === undefined ? [] : [{ role: 'total' as const, grade: total }]),
  ];
});
