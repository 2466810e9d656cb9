/** What a value of a record was seen to be. */
export type ValueType = 'scalar' | 'object' | 'NULL';

/** What the legacy conversion knows of a column (`json-to-csv.md` 12.3), in the words of the state file. */
export type ColumnType = ValueType | `arrayOf${ValueType}`;

const listPrefix = 'arrayOf';

/** The type of a list of such elements. */
export function listOf(type: ValueType): ColumnType {
  return `${listPrefix}${type}`;
}

export function isListType(type: ColumnType): boolean {
  return type.startsWith(listPrefix);
}

/** The type of a list's elements; any other type stays. */
export function elementType(type: ColumnType): ValueType {
  switch (type) {
    case 'arrayOfscalar':
      return 'scalar';
    case 'arrayOfobject':
      return 'object';
    case 'arrayOfNULL':
      return 'NULL';
    default:
      return type;
  }
}

/** Whether a text of the state file is a column's type. */
export function isColumnType(text: unknown): text is ColumnType {
  return typeof text === 'string' && /^(arrayOf)?(scalar|object|NULL)$/.test(text);
}

/**
 * What a column is after it held one thing before and another now: a null leaves what was known, and a list wins over
 * what it is a list of. Undefined where the two contradict each other.
 */
export function mergeTypes(known: ColumnType, type: ColumnType): ColumnType | undefined {
  if (type === known || type === 'NULL') return known;
  if (known === 'NULL') return type;
  if (!isListType(known) && !isListType(type)) return undefined;
  const [before, now] = [elementType(known), elementType(type)];
  if (before === 'NULL') return listOf(now);
  return now === 'NULL' || now === before ? listOf(before) : undefined;
}
