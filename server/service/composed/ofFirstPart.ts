import type { FoundDiagnostic } from './composedDiagnostics.ts';

/**
 * The diagnostics without those of which an earlier part has one of the same code at the same place: rows share what
 * the configuration says, and may be given another advice about it.
 */
export function ofFirstPart(found: readonly FoundDiagnostic[]): FoundDiagnostic[] {
  const first = new Map<string, FoundDiagnostic['document']>();
  return found.filter(({ place, shown: { code }, document }) => {
    const id = JSON.stringify([place, code]);
    if (!first.has(id)) first.set(id, document);
    return first.get(id) === document;
  });
}
