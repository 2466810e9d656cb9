import { closestName } from '../../text/closestName.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { ProjectFinding } from '../source/projectFinding.ts';
import type { KnownVariables, ValueSet } from './knownVariables.ts';

/** Finds the defined variables that have no value in one of some sets: a job with such a set fails. */
export function checkValues({ defined }: KnownVariables, sets: readonly ValueSet[]): ProjectFinding[] {
  return sets.flatMap((set) => {
    const lacking = [...defined.keys()].filter((name) => set.values.get(name)?.value === undefined);
    return lacking.map((name) => noValue(name, set, defined));
  });
}

function noValue(
  name: string,
  { name: set, values, at }: ValueSet,
  defined: KnownVariables['defined'],
): ProjectFinding {
  const empty = values.get(name);
  const strays = [...values.keys()].filter((other) => !defined.has(other));
  const nearest = empty === undefined ? closestName(name, strays) : undefined;
  const advice = nearest === undefined ? 'Add one.' : `"${nearest}" is not defined: did you mean "${name}"?`;
  const message = `The values "${set}" have none for the variable "${name}", so a job with them fails. ${advice}`;
  const place = empty?.valueAt ?? empty?.at ?? (nearest === undefined ? at : (values.get(nearest)?.at ?? at));
  return { code: 'variable.no-value', severity: 'error', message, place };
}

/** Finds the defined variables that nothing uses. */
export function checkUse({ defined }: KnownVariables, used: ReadonlySet<string>): ProjectFinding[] {
  return [...defined.values()].flatMap(({ name, at }): ProjectFinding[] => {
    const message = `Nothing uses the variable ${quotedNames([name])}. Each set of values must have a value for it all the same.`;
    return used.has(name) ? [] : [{ code: 'variable.not-used', severity: 'information', message, place: at }];
  });
}
