import { configNamesOf } from '@pagewright/core/auth/authenticationKind';
import { authenticationKinds } from '@pagewright/core/auth/kinds/authenticationKinds';

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
