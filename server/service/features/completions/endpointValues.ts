import type { OutlinedOperation } from '@pagewright/core/descriptions/matching/describedOutline';
import { endpointOf } from '@pagewright/core/descriptions/matching/operationIndex';
import { codeSpan } from '@pagewright/core/text/markdownCode';
import { basePathOf, methodOf } from '../../descriptions/jobTarget.ts';
import type { CompletionSource } from './completionSource.ts';
import { valueItems } from './valueItems.ts';

/** The described endpoints for the method of a job, lists first. */
export const endpointValues: CompletionSource = ({ model, value, described }) => {
  const job = model.allJobs.find(({ node }) => node === value?.property.parent);
  if (!value || !job || !described || value.property.keyNode.value !== 'endpoint') return [];
  const method = methodOf(job, model);
  const basePath = basePathOf(model);
  const operations = described.description.outline.operations.filter((each) => each.method === method);
  const offered = operations
    .toSorted((a, b) => rank(a) - rank(b))
    .map((operation) => ({
      label: endpointOf(operation, basePath),
      detail: `${operation.isDeprecated ? 'deprecated: ' : ''}${operation.summary}`,
      documentation: `${codeSpan(`${method} ${operation.path}`)}${operation.isList ? ', with a list' : ''}`,
    }));
  return valueItems(offered, value, model);
};

/** The rank of an operation: lists are most likely wanted, and deprecated ones least. */
function rank({ isList, isDeprecated }: OutlinedOperation): number {
  return (isList ? 0 : 1) + (isDeprecated ? 2 : 0);
}
