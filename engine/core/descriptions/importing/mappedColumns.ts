import type { DescribedSchema } from '../apiDescription.ts';

/** How much may be looked at and written; what is taken is gone. */
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
/** Of one record. No table has more. */
const ofRecord: Readonly<ColumnBudget> = { columns: 2000, keys: 50_000 };
/** A longer path is no name of a column. */
const maxPathLength = 1000;

/**
 * The paths of the described columns of a record, without lists. A schema may lead to itself: where there are too many
 * for a table, or for what is left of the budget, those of fewer levels, and of the top level the first ones.
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
  /** Gets what is found. */
  paths: string[];
}

/** Returns whether the budget is enough. */
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
