import { dataTypeOf } from '../../model/dataTypeOf.ts';
import { findObject } from '../../model/nodes.ts';
import type { CompletionSource } from './completionSource.ts';
import { valueItems } from './valueItems.ts';

/** Data types with a mapping, for the `dataType` of a job; those without a job come first. */
export const mappedDataTypes: CompletionSource = ({ model, value }) => {
  const object = value?.property.parent;
  const isDataType = value?.property.keyNode.value === 'dataType';
  if (!value || !isDataType || !model.allJobs.some(({ node }) => node === object)) return [];
  const others = model.allJobs.filter(({ node }) => node !== object).map(({ node }) => dataTypeOf(node));
  const mapped = (findObject(model.config, 'mappings')?.properties ?? []).map(({ keyNode }) => keyNode.value);
  const free = mapped.filter((name) => !others.includes(name));
  const shared = mapped.filter((name) => others.includes(name));
  return valueItems(
    [...free, ...shared].map((label) => ({ label, detail: 'has a mapping' })),
    value,
    model,
  );
};
