import { findProperty, findText } from '../../model/nodes.ts';
import type { CompletionSource } from './completionSource.ts';
import { keyItems } from './keyItems.ts';

/** The marks in a child job's endpoint, as keys of its `placeholders`. */
export const markKeys: CompletionSource = ({ model, key }) => {
  const owner = key?.object.parent;
  if (!key || owner?.type !== 'property' || owner.keyNode.value !== 'placeholders') return [];
  const job = model.allJobs.find(({ node }) => findProperty(node, 'placeholders')?.valueNode === key.object);
  if (!job) return [];
  const marks = findText(job.node, 'endpoint')?.value.match(/(?<=\{)[^{}]+(?=\})/g) ?? [];
  const offered = [...new Set(marks)].map((label) => ({ label, detail: 'mark in the endpoint', value: '"$1"' }));
  return keyItems(offered, key, model);
};
