import { configNamesOf } from '../../../../engine/core/auth/authenticationKind.ts';
import { authenticationKinds } from '../../../../engine/core/auth/authenticationKinds.ts';

/** Keys of `config` that a run reads by these names, so they cannot be renamed. */
export const ownConfigKeys: ReadonlySet<string> = new Set([
  'jobs',
  'mappings',
  'outputBucket',
  'id',
  'incrementalOutput',
  'debug',
  'userData',
  'http',
  'compatLevel',
  ...authenticationKinds.flatMap(configNamesOf),
]);
