import type { DetailedParam } from '@pagewright/core/descriptions/matching/operationDetails';
import { describeParam } from '../../descriptions/describeValue.ts';
import { paramsNode } from '../../descriptions/sentParams.ts';
import type { CompletionSource } from './completionSource.ts';
import { escapeSnippet } from './escapeSnippet.ts';
import { valueItems } from './valueItems.ts';

/** The only values that a description allows for a parameter of a job. */
export const paramValues: CompletionSource = ({ model, value, described }) => {
  const object = value?.index === undefined ? value?.property.parent : undefined;
  const job = object && model.allJobs.find((each) => paramsNode(each) === object);
  if (!value || !job || !described) return [];
  const param = described.paramsOf(job, model).find(({ name }) => name === value.property.keyNode.value);
  if (!param) return [];
  const offered = valuesOf(param).map((label) => ({
    label,
    detail: describeParam(param),
    snippet: escapeSnippet(label),
  }));
  return valueItems(offered, value, model);
};

/** The values of a parameter. Examples are left out: functions are offered if no values are known. */
function valuesOf({ types, about: { enum: choices } }: DetailedParam): string[] {
  return choices ?? (types.includes('boolean') ? ['true', 'false'] : []);
}
