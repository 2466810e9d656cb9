import { numberText } from '../../core/text/countText.ts';
import type { ComparedColumn } from './comparison.ts';

/** The types that can hold all values of a type. In addition, `text` holds every type, and every type holds `empty`. */
const wider: Readonly<Record<string, readonly string[]>> = { integer: ['number'], date: ['datetime'] };

/** The changes of a column's type; none if they are unknown. */
export function compareColumn(
  before: ComparedColumn | undefined,
  after: ComparedColumn | undefined,
): { widened: string[]; changed: string[] } {
  if (before?.type === undefined || after?.type === undefined) return { widened: [], changed: [] };
  const types = before.type === after.type ? [] : [`${after.name}: ${before.type} → ${after.type}`];
  const isWider = isWithin(before.type, after.type);
  return {
    widened: [...(isWider ? types : []), ...lengthText(before, after)],
    changed: isWider ? [] : types,
  };
}

/** Whether a column of the wide type can hold all values of the narrow one. */
export function isWithin(narrow: string, wide: string): boolean {
  return narrow === wide || narrow === 'empty' || wide === 'text' || (wider[narrow] ?? []).includes(wide);
}

function lengthText({ longest: before = 0 }: ComparedColumn, { name, longest: after = 0 }: ComparedColumn): string[] {
  // The type already shows that a column was empty.
  if (before === 0 || after <= before) return [];
  return [`${name}: longest value ${numberText(before)} → ${numberText(after)} characters`];
}
