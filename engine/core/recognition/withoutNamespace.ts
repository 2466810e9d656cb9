const namespaced = /^[a-z][\w.-]*:(?=[@\w])/i;

/** A key without the namespace before it: `totalItems` of `hydra:totalItems`. */
export function withoutNamespace(key: string): string {
  return key.replace(namespaced, '');
}
