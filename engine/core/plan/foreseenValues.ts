import { withPath } from '../json/withPath.ts';
import { type Placeholder, type PlaceholderValues, placeholderValues } from '../records/placeholders.ts';
import { viewOf } from '../records/recordView.ts';
import type { Marks } from './marks.ts';

/** The jobs above a child, nearest first, and the values of their placeholders. */
export interface PlannedAncestry {
  names: readonly string[];
  values: PlaceholderValues;
}

/** A child's placeholder values, with stand-ins for those of parent records. Throws a UserError for a missing level. */
export function foreseenValues(
  placeholders: readonly Placeholder[],
  { names, values }: PlannedAncestry,
  marks: Marks,
): PlaceholderValues {
  return placeholders.reduce((known, placeholder) => withPlaceholder(known, placeholder, names, marks), values);
}

function withPlaceholder(
  known: PlaceholderValues,
  placeholder: Placeholder,
  names: readonly string[],
  marks: Marks,
): PlaceholderValues {
  const { path, level, expression } = placeholder;
  const origin = expression === undefined ? '' : 'computed from ';
  const mark = marks.place(`${origin}"${path}" of a record of "${names[level - 1] ?? ''}"`);
  const rows = names.map(() => viewOf(withPath({}, path, mark)));
  // A function would compute a different value from the stand-in.
  const plain = { ...placeholder, expression: undefined };
  return placeholderValues([plain], rows, known, { now: () => 0 })[0] ?? known;
}
