import type { Problem } from '../problem.ts';
import { describeSchemaError } from './describeSchemaError.ts';
import type { SchemaError } from './generated/validateSchema.js';

/**
 * The problems that the errors of a validator are about: one for each place and missing key. `whole` names the document,
 * if it is no configuration.
 */
export function problemsOf(errors: SchemaError[] | null | undefined, document: unknown, whole?: string): Problem[] {
  const problems = withoutEchoes(errors ?? []).map((error) => describeSchemaError(error, document, whole));
  return [...firstOfEach(problems)];
}

/** Drops errors that only repeat another: those of conditions, and those of the alternatives that were tried. */
function withoutEchoes(errors: SchemaError[]): SchemaError[] {
  const undecided = new Set(
    errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath),
  );
  return errors.filter(({ keyword, instancePath }) => {
    if (keyword === 'if' || keyword === 'propertyNames') return false;
    return keyword === 'anyOf' || keyword === 'required' || !undecided.has(instancePath);
  });
}

function firstOfEach(problems: Problem[]): Iterable<Problem> {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    const place = `${problem.pointer} ${problem.data?.key ?? ''}`;
    if (!first.has(place)) first.set(place, problem);
  }
  return first.values();
}
