import type { ConfigurationPlace } from './remoteConfiguration.ts';

/** Whether two places are that of one configuration; one that the project does not have yet is nowhere. */
export function samePlace(one: Partial<ConfigurationPlace>, other: Partial<ConfigurationPlace>): boolean {
  return one.branch === other.branch && one.component === other.component && one.id === other.id;
}

/** The text that names the place of a configuration, for a map or an order. */
export function placeKey({ branch, component, id }: ConfigurationPlace): string {
  return [branch, component, id].join('\n');
}
