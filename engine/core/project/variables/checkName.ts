import type { ProjectFinding } from '../source/projectFinding.ts';
import type { KnownVariables } from './knownVariables.ts';

/**
 * Says what is wrong with the name of a variable: JSON with escapes is what the platform looks for names in, so a letter
 * beyond ASCII is none of a name there. Undefined if all is well.
 */
export function checkName(name: string): Omit<ProjectFinding, 'place'> | undefined {
  const [letter] = /[^\0-\x7f]/u.exec(name) ?? [];
  if (letter === undefined) return undefined;
  const message = `"${name}" has "${letter}", which the platform writes with an escape before it looks for names, so it does not find this one. Rename it, with letters from A to Z.`;
  return { code: 'variable.not-ascii', severity: 'warning', message };
}

/** Finds what is wrong with the names of variables where they are defined. */
export function checkNames({ defined }: KnownVariables): ProjectFinding[] {
  return [...defined.values()].flatMap(({ name, at }) => {
    const found = checkName(name);
    return found === undefined ? [] : [{ ...found, place: at }];
  });
}
