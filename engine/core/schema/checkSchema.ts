import type { Problem } from '../problem.ts';
import { describeSchemaError } from './describeSchemaError.ts';
import { type SchemaError, validate } from './generated/validateSchema.js';

/** The order in which a run checks the sections (`docs/format/configuration.md#2-order-of-processing`). */
const sections = [
  '',
  '/action',
  '/config',
  '/config/jobs',
  '/iterations',
  '/sshProxy',
  '/aws',
  '/api',
  '/api/authentication',
  '/authorization',
  '/api/http',
  '/api/pagination',
];

/**
 * Validates a configuration of plain objects, bare or wrapped. Returns one problem for each place and missing key, in
 * the order of a run. Unknown keys are no problem here.
 */
export function checkSchema(document: unknown): Problem[] {
  validate(document);
  const problems = withoutEchoes(validate.errors ?? []).map((error) => describeSchemaError(error, document));
  return [...firstOfEach(problems)].sort((a, b) => sectionOf(a) - sectionOf(b));
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

/** The position of a problem's section in the order; last for problems outside every section. */
function sectionOf({ pointer, data }: Problem): number {
  const place = pointer.replace(/^\/parameters(?=\/|$)/, '') + (data?.key === undefined ? '' : `/${data.key}`);
  const section = sections.findLastIndex((each) => each !== '' && `${place}/`.startsWith(`${each}/`));
  return section === -1 && place !== '' ? sections.length : section;
}
