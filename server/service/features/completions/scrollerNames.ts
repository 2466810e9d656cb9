import type { CompletionSource } from './completionSource.ts';
import { valueItems } from './valueItems.ts';

/** The scrollers of `multiple`, for the `scroller` of a job and for the `default`. */
export const scrollerNames: CompletionSource = ({ model, value }) => {
  const key = value?.property.keyNode.value;
  const object = value?.property.parent;
  const isJob = key === 'scroller' && model.allJobs.some(({ node }) => node === object);
  const isDefault = key === 'default' && model.pagination !== undefined && object === model.pagination;
  if (!value || (!isJob && !isDefault)) return [];
  const names = model.scrollers.flatMap(({ name, method }) =>
    name === undefined ? [] : [{ label: name, detail: method?.value ?? 'scroller' }],
  );
  return valueItems(names, value, model);
};
