/** The columns that two tables have in common, with their places in each. */
export interface ComparedColumns {
  names: string[];
  before: number[];
  after: number[];
  /** The places in `names` that identify a row; empty if only a whole row does. */
  key: number[];
}

interface Headed {
  header: readonly string[];
  /** The primary key from the manifest. */
  key: readonly string[];
}

/** The common columns, in the order of the later table. They identify a row by the key if both tables have the same. */
export function comparedColumns(before: Headed, after: Headed): ComparedColumns {
  const names = [...new Set(after.header)].filter((name) => before.header.includes(name));
  const isKnown = after.key.length > 0 && after.key.every((name) => names.includes(name));
  const isSame = before.key.length === after.key.length && after.key.every((name) => before.key.includes(name));
  return {
    names,
    before: names.map((name) => before.header.indexOf(name)),
    after: names.map((name) => after.header.indexOf(name)),
    key: isKnown && isSame ? after.key.map((name) => names.indexOf(name)) : [],
  };
}
