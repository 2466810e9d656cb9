import { createPathRule } from './createPathRule.ts';

/** Finds a `dataField` that no known response has. */
export const dataFieldNotFound = createPathRule({
  code: 'job.data-field-not-found',
  kind: 'dataField',
  consequence: 'there would be no records',
  canBe: ({ types }) => types.includes('array') || types.includes('object'),
});
