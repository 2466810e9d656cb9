import { configNamesOf } from '../../../../engine/core/auth/authenticationKind.ts';
import { authenticationKinds } from '../../../../engine/core/auth/authenticationKinds.ts';

/** Keys of `config` that a run reads under these names; they cannot be called otherwise. */
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
