/** Pages past the end that a client may ask for in vain, when it sends requests ahead of the answers. */
const surplusPages = 32;

/** A list cut into pages. The last page is not full, so that a client knows the end without asking for more. */
export interface PagedList {
  records: number;
  pageSize: number;
}

/** How many pages such a list has. */
export function pagesOf({ records, pageSize }: PagedList): number {
  return Math.ceil(records / pageSize);
}

/** The answers of a list that is paged by `limit` and `offset`. */
export function offsetAnswers<Item>(path: string, list: PagedList, create: () => Item): [string, Buffer][] {
  const addressOf = (page: number) => `${path}?limit=${list.pageSize}&offset=${page * list.pageSize}`;
  const filled = [...cut(list, create)].map((items, page): [string, Buffer] => [addressOf(page), bodyOf({ items })]);
  const empty = Array.from({ length: surplusPages }, (_, index): [string, Buffer] => {
    return [addressOf(filled.length + index), bodyOf({ items: [] })];
  });
  return [...filled, ...empty];
}

/** The answers of a list in which every page names the token of the next. */
export function tokenAnswers<Item>(path: string, list: PagedList, create: () => Item): [string, Buffer][] {
  return [...cut(list, create)].map((items, page) => {
    const address = `${path}?limit=${list.pageSize}${page === 0 ? '' : `&token=page-${page}`}`;
    const isLast = page === pagesOf(list) - 1;
    return [address, bodyOf(isLast ? { items } : { items, next: `page-${page + 1}` })];
  });
}

function* cut<Item>({ records, pageSize }: PagedList, create: () => Item): Generator<Item[]> {
  for (let start = 0; start < records; start += pageSize) {
    yield Array.from({ length: Math.min(pageSize, records - start) }, create);
  }
}

/** An answer's body: UTF-8, no spaces, as most APIs write it. */
export function bodyOf(answer: unknown): Buffer {
  return Buffer.from(JSON.stringify(answer));
}
