import { type SeverityLevel, severityLevels } from './severityLevel.ts';

/** The severity that somebody wants for findings with a code, by code. */
export type Severities = ReadonlyMap<string, SeverityLevel>;

/** Reads what a setting or a file says, `{code: severity}`. Whatever else stands there changes nothing. */
export function readSeverities(value: unknown): Severities {
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([code, wanted]): [string, SeverityLevel][] => {
      const level = severityLevels.find((each) => each === wanted);
      return level ? [[code, level]] : [];
    }),
  );
}
