import { referenceOf, type VariablesReference } from '../../project/model/attachVariables.ts';
import { readJsonSource } from '../../project/source/readJsonSource.ts';
import type { SourceNode } from '../../project/source/sourceNode.ts';
import { bodySource, fieldWith, objectOf, scalarOf, withFields } from './bodySource.ts';
import { compactText } from './compactText.ts';

export type { VariablesReference } from '../../project/model/attachVariables.ts';

const idKey = 'variables_id';
const valuesKey = 'variables_values_id';

/** The variables that a body names; undefined: none. */
export function variablesIn(body: string): VariablesReference | undefined {
  return referenceOf(readJsonSource(body, ''));
}

/** A body that names variables. Keys that it has stay in their places. */
export function withVariables(body: string, { id, valuesId }: VariablesReference): string {
  const given = [
    fieldWith(idKey, scalarOf(id)),
    ...(valuesId === undefined ? [] : [fieldWith(valuesKey, scalarOf(valuesId))]),
  ];
  const source = bodySource(body);
  return compactText(withFields(source.kind === 'object' ? source : objectOf([]), given));
}

/** The values of a body without those that name its variables. */
export function withoutVariables(body: SourceNode): SourceNode {
  if (body.kind !== 'object') return body;
  return { ...body, fields: body.fields.filter(({ key }) => key.name !== idKey && key.name !== valuesKey) };
}
