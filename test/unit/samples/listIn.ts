import assert from 'node:assert/strict';

/** The list of objects under a key of a response; fails the test where it is none. */
export function listIn(body: object, key: string): Record<string, unknown>[] {
  const value: unknown = Object.entries(body).find(([name]) => name === key)?.[1];
  assert.ok(Array.isArray(value), `"${key}" holds no list`);
  return value.map((entry) => ({ ...entry }));
}
