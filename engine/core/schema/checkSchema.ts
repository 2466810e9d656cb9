import type { Problem } from '../problem.ts';
import { describeSchemaError } from './describeSchemaError.ts';
import { type SchemaError, validate } from './generated/validateSchema.js';

/** The order in which a run looks at the sections (`configuration.md` section 2). */
const sections = [
  '',
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
 * What the schema finds wrong in a configuration, bare or wrapped: a document of plain objects, as `JSON.parse` gives
 * it. One problem for each place and missing key, in the order in which a run would look; none for a sound
 * configuration of the platform. Unknown keys are no problem here.
 */
export function checkSchema(document: unknown): Problem[] {
  validate(document);
  const problems = withoutEchoes(validate.errors ?? []).map((error) => describeSchemaError(error, document));
  return [...firstOfEach(problems)].sort((a, b) => sectionOf(a) - sectionOf(b));
}

/** Errors without those that only repeat another: a condition's, and those of the alternatives that were tried. */
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

/** The place of a problem's section in the order; what is in no section comes last. */
function sectionOf({ pointer, data }: Problem): number {
  const place = pointer.replace(/^\/parameters(?=\/|$)/, '') + (data?.key === undefined ? '' : `/${data.key}`);
  const section = sections.findLastIndex((each) => each !== '' && `${place}/`.startsWith(`${each}/`));
  return section === -1 && place !== '' ? sections.length : section;
}
