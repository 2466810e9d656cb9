import type { ConfigurationDiff } from '@pagewright/engine/platform';

/**
 * Whether the files of a configuration are known to say what a version of it says, by their comparison with the project.
 * They are compared with the version that was pulled and with the newest one; what others say is not known.
 */
export function saysVersion(
  { state, base, newest }: Pick<ConfigurationDiff, 'state' | 'base' | 'newest'>,
  version: number,
): boolean {
  if (state === 'same') return version === newest;
  return state === 'changed-there' && version === base;
}
