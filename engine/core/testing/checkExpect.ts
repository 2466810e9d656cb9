import { childPointer } from '../childPointer.ts';
import type { Expect } from '../contracts/generated/types.ts';
import type { Problem } from '../problem.ts';
import { type SchemaError, validate } from '../schema/generated/validateExpect.js';
import { problemsOf } from '../schema/problemsOf.ts';
import { closestName } from '../text/closestName.ts';
import type { BesideExpect } from './beside/besideExpect.ts';
import { expectRules } from './expectRules/index.ts';
import { plainSecret } from './expectRules/plainSecret.ts';

const code = 'test.invalid-expectation';

/** A problem in an `expect.json`. */
export interface ExpectProblem extends Problem {
  /** Whether the key at the pointer is wrong, not its value. */
  isAboutKey?: true;
}

/** The codes of all that `checkBeside` finds. */
export const expectCodes: readonly string[] = [code, ...expectRules.map((rule) => rule.code)];

/**
 * Checks the value of an `expect.json` against its schema, and what its keys say against the files beside it. What only
 * a run can decide is a warning. A secret is found also where the form is wrong.
 */
export function checkBeside(value: unknown, beside: BesideExpect): ExpectProblem[] {
  const form = checkExpect(value);
  const rules = form.length === 0 ? expectRules : [plainSecret];
  const found = rules.flatMap((rule) =>
    rule.check(value as Expect, beside).map((finding) => ({ ...finding, code: rule.code })),
  );
  return [...form, ...found];
}

/**
 * Checks the value of an `expect.json` against `schemas/expect.schema.json`. Returns one problem for each place. A key
 * that is unknown is an error: what it expects would be checked by nobody.
 */
export function checkExpect(value: unknown): ExpectProblem[] {
  validate(value);
  const errors = validate.errors ?? [];
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const others = errors.filter((error) => !unknown.includes(error));
  const problems = problemsOf(others, value, 'the file').map((problem) => ({ ...problem, code }) as const);
  return [...unknown.map(unknownKey), ...problems];
}

/** Whether a value has no problem, and is what the schema describes. */
export function isExpect(value: unknown): value is Expect {
  return checkExpect(value).length === 0;
}

function unknownKey({ instancePath, params, parentSchema }: SchemaError): ExpectProblem {
  const key = String(params['additionalProperty']);
  const suggestion = closestName(key, Object.keys(parentSchema['properties'] ?? {}));
  const hint = suggestion === undefined ? 'Remove it.' : `Did you mean "${suggestion}"?`;
  const message = `"${key}" is no expectation. ${hint}`;
  const pointer = childPointer(instancePath, key);
  return {
    code,
    severity: 'error',
    pointer,
    isAboutKey: true,
    message,
    ...(suggestion !== undefined && { data: { suggestion } }),
  };
}
