import { type SourceNode, sourceAt } from '../source/sourceNode.ts';
import { genericComponent } from './treeFormat.ts';

/** Whether a component is generic extractor by its id alone; undefined: its content must be known. */
export function isGenericById(component: string | undefined): true | undefined {
  return component === genericComponent || undefined;
}

/**
 * Whether bodies have what a configuration of generic extractor has, `parameters.api` and `parameters.config`: the one
 * of a configuration and those of its rows, which may bring one of them.
 */
export function isGenericByContent(bodies: readonly (SourceNode | undefined)[]): boolean {
  const hasObject = (key: string) => bodies.some((body) => sourceAt(body, ['parameters', key])?.kind === 'object');
  return hasObject('api') && hasObject('config');
}
