import type { Problem } from '../problem.ts';
import { validate } from './generated/validateSchema.js';
import { problemsOf } from './problemsOf.ts';

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
  return problemsOf(validate.errors, document).sort((a, b) => sectionOf(a) - sectionOf(b));
}

/** The position of a problem's section in the order; last for problems outside every section. */
function sectionOf({ pointer, data }: Problem): number {
  const place = pointer.replace(/^\/parameters(?=\/|$)/, '') + (data?.key === undefined ? '' : `/${data.key}`);
  const section = sections.findLastIndex((each) => each !== '' && `${place}/`.startsWith(`${each}/`));
  return section === -1 && place !== '' ? sections.length : section;
}
