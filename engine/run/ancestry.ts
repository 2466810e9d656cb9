import type { JsonValue } from '../core/json/value.ts';
import type { PlaceholderValues } from '../core/records/placeholders.ts';

/** Where a child job stands: the records above it, nearest first, and the values of its placeholders. */
export interface Ancestry {
  records: readonly JsonValue[];
  values: PlaceholderValues;
}

/** A job that is no child. */
export const topLevel: Ancestry = { records: [], values: new Map() };
