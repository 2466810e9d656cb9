import type { ConfigurationPlace, RowPlace } from './remoteConfiguration.ts';

/** Where the Storage API is on its host. */
export const storagePath: readonly string[] = ['v2', 'storage'];

/** The path of a branch; undefined: the one of what belongs to the default branch. */
export function branchPath(branch: string | undefined): string[] {
  return branch === undefined ? [...storagePath] : [...storagePath, 'branch', branch];
}

export function configurationsPath({ branch, component }: Omit<ConfigurationPlace, 'id'>): string[] {
  return [...branchPath(branch), 'components', component, 'configs'];
}

export function configurationPath({ id, ...at }: ConfigurationPlace): string[] {
  return [...configurationsPath(at), id];
}

export function rowPath({ row, ...at }: RowPlace): string[] {
  return [...configurationPath(at), 'rows', row];
}
