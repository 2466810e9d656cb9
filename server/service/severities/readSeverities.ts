import { type SeverityLevel, severityLevels } from './severityLevel.ts';

/** The configured severity of findings, by code. */
export type Severities = ReadonlyMap<string, SeverityLevel>;

/** Reads `{code: severity}` from a setting or a file. Anything else is ignored. */
export function readSeverities(value: unknown): Severities {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([code, wanted]): [string, SeverityLevel][] => {
      const level = severityLevels.find((each) => each === wanted);
      return level ? [[code, level]] : [];
    }),
  );
}
