import type { DetailedParam } from '@pagewright/core/descriptions/matching/operationDetails';
import { describeParam, describeValue } from '../../descriptions/describeValue.ts';
import { pagingParams, paramsNode } from '../../descriptions/sentParams.ts';
import type { CompletionSource } from './completionSource.ts';
import { escapeSnippet } from './escapeSnippet.ts';
import { keyItems } from './keyItems.ts';

/** The described parameters of a job, required ones first, without those that its paging sends. */
export const paramKeys: CompletionSource = ({ model, key, described }) => {
  const owner = key?.object.parent;
  if (!key || !described || owner?.type !== 'property' || owner.keyNode.value !== 'params') return [];
  const job = model.allJobs.find((each) => paramsNode(each) === key.object);
  if (!job) return [];
  const paged = pagingParams(job, model);
  const params = described.paramsOf(job, model).filter(({ name }) => !paged.includes(name));
  const offered = params
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
    .map((param) => ({
      label: param.name,
      detail: describeParam(param),
      documentation: describeValue(param.about),
      value: valueFor(param),
    }));
  return keyItems(offered, key, model);
};

/** Matches a choice without a comma or a bar. */
const plainChoice = /^[^,|\\$}]*$/;

function valueFor({ types, about: { enum: choices = [], default: standard } }: DetailedParam): string {
  if (choices.length > 0 && choices.every((each) => plainChoice.test(each))) return `\${1|${choices.join(',')}|}`;
  if (types.includes('boolean')) return '$' + '{1|true,false|}';
  if (standard !== undefined) return `\${1:${escapeSnippet(standard)}}`;
  return types.includes('integer') || types.includes('number') ? '$1' : '"$1"';
}
