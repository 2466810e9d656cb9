import { dataTypeOf } from '../../model/dataTypeOf.ts';
import { findObject } from '../../model/nodes.ts';
import type { CompletionSource } from './completionSource.ts';
import { keyItems } from './keyItems.ts';

/** The data types of the jobs, as keys of `mappings`. */
export const dataTypeKeys: CompletionSource = ({ model, key }) => {
  const mappings = findObject(model.config, 'mappings');
  if (!key || key.object !== mappings) return [];
  const types = new Map<string, string>();
  for (const { node, name } of model.allJobs) {
    const type = dataTypeOf(node);
    if (type !== undefined && !types.has(type)) types.set(type, name);
  }
  const offered = [...types].map(([label, name]) => ({ label, detail: `data type of the job ${name}`, value: '{$1}' }));
  return keyItems(offered, key, model);
};
