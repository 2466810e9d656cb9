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
  'username',
  '#username',
  'password',
  '#password',
]);
