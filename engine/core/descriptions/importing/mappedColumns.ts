import type { DescribedSchema } from '../apiDescription.ts';

/** The numbers of columns and keys that are left. */
export interface ColumnBudget {
  columns: number;
  /** Keys of schemas, whether they are columns or not. */
  keys: number;
}

/** The columns of a record, and whether there are more. */
export interface MappedColumns {
  paths: readonly string[];
  isCut: boolean;
}

const maxLevels = 3;
/** The budget of one record, and so of a table. */
const ofRecord: Readonly<ColumnBudget> = { columns: 2000, keys: 50_000 };
/** The limit for the length of a path as a column name. */
const maxPathLength = 1000;

/**
 * The paths of the described columns of a record, without lists. A schema may contain itself: if there are too many for
 * a table, or for the rest of the budget, those of fewer levels, and of the top level the first ones.
 */
export function mappedColumns(record: DescribedSchema, budget: ColumnBudget): MappedColumns {
  for (let levels = maxLevels; ; levels--) {
    const left: ColumnBudget = {
      columns: Math.min(ofRecord.columns, budget.columns),
      keys: Math.min(ofRecord.keys, budget.keys),
    };
    const [keys, paths] = [left.keys, [] as string[]];
    const isWhole = addColumns(record, { above: '', levels, left, paths });
    budget.keys = Math.max(0, budget.keys - (keys - left.keys));
    if (!isWhole && levels > 1) continue;
    budget.columns -= paths.length;
    return { paths, isCut: !isWhole || levels < maxLevels };
  }
}

interface ColumnSearch {
  above: string;
  levels: number;
  left: ColumnBudget;
  /** The found paths, which are added here. */
  paths: string[];
}

/** Adds columns. Returns whether the budget is enough. */
function addColumns({ properties }: DescribedSchema, { above, levels, left, paths }: ColumnSearch): boolean {
  for (const [key, schema] of properties) {
    if (left.keys-- <= 0) return false;
    if (levels === 1 && schema.types.includes('object')) continue;
    if (key === '' || key.includes('.') || above.length + key.length > maxPathLength) continue;
    if (schema.items !== undefined || schema.types.includes('array')) continue;
    left.keys -= schema.properties.size;
    if (schema.properties.size > 0) {
      const below = { above: `${above}${key}.`, levels: levels - 1, left, paths };
      if (levels > 1 && !addColumns(schema, below)) return false;
    } else if (!schema.types.includes('object')) {
      if (left.columns-- <= 0) return false;
      paths.push(above + key);
    }
  }
  return true;
}
