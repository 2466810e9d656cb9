const address = /^(https?:\/\/[^\s]+|[/?][^\s]+)$/;

/** Whether a value is an address: a complete one, or one that starts with a path or a query. */
export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && address.test(value);
}
