import type { QueryMerge } from '../withQuery.ts';

/**
 * How the parameters of a login meet those of a request (`authentication.md` 4.3): a new name is appended; one that the
 * request has already becomes a list at the end, without its duplicates.
 */
export const listInQuery: QueryMerge = (query, added) => {
  const lists: [string, (string | null)[]][] = [];
  for (const [name, values] of added) {
    const before = query.get(name);
    query.delete(name);
    if (before === undefined) query.set(name, values);
    else lists.push([name, [...new Set([...before, ...values])]]);
  }
  const hidden = new Set(added.keys());
  for (const [name, values] of lists) {
    values.forEach((value, index) => {
      query.set(`${name}[${index}]`, [value]);
      hidden.add(`${name}[${index}]`);
    });
  }
  return hidden;
};
