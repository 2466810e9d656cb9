export type ValueType = 'scalar' | 'object' | 'NULL';

/** A legacy column type (`docs/format/json-to-csv.md#123-legacy-conversion`), in the words of the state file. */
export type ColumnType = ValueType | `arrayOf${ValueType}`;

const listPrefix = 'arrayOf';

export function listOf(type: ValueType): ColumnType {
  return `${listPrefix}${type}`;
}

export function isListType(type: ColumnType): boolean {
  return type.startsWith(listPrefix);
}

/** The type of a list's elements. Any other type stays. */
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

/** Whether a text in the state file is the type of a column. */
export function isColumnType(text: unknown): text is ColumnType {
  return typeof text === 'string' && /^(arrayOf)?(scalar|object|NULL)$/.test(text);
}

/** Merges types of a column: null changes nothing, a list wins over its elements; undefined if contradictory. */
export function mergeTypes(known: ColumnType, type: ColumnType): ColumnType | undefined {
  if (type === known || type === 'NULL') return known;
  if (known === 'NULL') return type;
  if (!isListType(known) && !isListType(type)) return undefined;
  const [before, now] = [elementType(known), elementType(type)];
  if (before === 'NULL') return listOf(now);
  return now === 'NULL' || now === before ? listOf(before) : undefined;
}
