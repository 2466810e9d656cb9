import type { ShapeSchema } from '@pagewright/core/shapes/shapes';
import { typesOf } from '@pagewright/core/shapes/shapes';

/** A value of a record that becomes a column or a table. */
export interface RecordPath {
  /** The path as the mapping writes it. */
  path: string;
  delimiter: string;
  /** The keys; empty for the record itself. */
  steps: string[];
  shape: ShapeSchema;
  /** Whether it was always present and never null. */
  isAlways: boolean;
}

/** The values of a record: those in objects one by one, a list as a whole. A record that is not an object is one value. */
export function pathsOfRecord(record: ShapeSchema): RecordPath[] {
  const types = typesOf(record).filter((type) => type !== 'null');
  if (types.length === 1 && types[0] === 'object') return pathsIn(record, [], true);
  return types.length === 0 ? [] : [{ path: '.', delimiter: '.', steps: [], shape: record, isAlways: true }];
}

function pathsIn({ properties = {}, required }: ShapeSchema, above: readonly string[], isThere: boolean): RecordPath[] {
  return Object.entries(properties).flatMap(([key, shape]) => {
    const steps = [...above, key];
    const types = typesOf(shape).filter((type) => type !== 'null');
    const isAlways = isThere && required?.includes(key) === true && types.length === typesOf(shape).length;
    const below = types.length === 1 && types[0] === 'object' ? pathsIn(shape, steps, isAlways) : [];
    if (below.length > 0) return below;
    const delimiter = delimiterFor(steps);
    return delimiter === undefined ? [] : [{ path: steps.join(delimiter), delimiter, steps, shape, isAlways }];
  });
}

const delimiters = ['.', '/', '|', '>', '->', '::', '~~'];

/** The first delimiter that is in none of the keys. */
function delimiterFor(steps: readonly string[]): string | undefined {
  return delimiters.find((delimiter) => steps.every((step) => !step.includes(delimiter)));
}
