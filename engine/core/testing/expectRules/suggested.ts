import { closestName } from '../../text/closestName.ts';

/** A hint for a name that is not known, and the data for the fix that corrects it. `otherwise`: where none is near. */
export function suggested(
  name: string,
  known: readonly string[],
  otherwise: string,
): { hint: string; data: { data?: { suggestion: string } } } {
  const suggestion = closestName(name, known);
  if (suggestion === undefined) return { hint: otherwise, data: {} };
  return { hint: `Did you mean "${suggestion}"?`, data: { data: { suggestion } } };
}
