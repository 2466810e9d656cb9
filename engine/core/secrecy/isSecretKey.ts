const secretNames = new Set([
  'password',
  'passwd',
  'secret',
  'clientSecret',
  'client_secret',
  'access_token',
  'apiKey',
  'api_key',
]);

/** Whether what stands behind a key may not be shown: it is marked with `#`, or it is the name of a credential. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('#') || secretNames.has(key);
}
