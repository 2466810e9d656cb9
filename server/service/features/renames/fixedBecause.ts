import type { Name } from '../../model/names/name.ts';
import { ownConfigKeys } from './ownConfigKeys.ts';

/** Why a name cannot be changed at all; undefined where it can. */
export function fixedBecause({ kind, text, isBound }: Name): string | undefined {
  if (kind === 'data type' && isBound) {
    return `The data type "${text}" is the endpoint of a job. Give that job a "dataType" of its own to rename it.`;
  }
  const [key = ''] = kind === 'attribute' ? text.split('.') : [];
  if (!ownConfigKeys.has(key) && !/^#?__/.test(key)) return undefined;
  return `"${key}" is a key that a run reads by this name, so neither it nor what is in it can be renamed.`;
}
