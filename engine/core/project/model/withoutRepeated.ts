import type { ComposedConfiguration } from './composedConfiguration.ts';

/** Leaves out the findings that a configuration before has in the same place. */
export function withoutRepeated(composed: readonly ComposedConfiguration[]): ComposedConfiguration[] {
  const seen = new Set<string>();
  return composed.map((each) => ({
    ...each,
    findings: each.findings.filter(({ code, message, place }) => {
      const key = JSON.stringify([code, message, place]);
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    }),
  }));
}
