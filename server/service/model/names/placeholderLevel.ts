/**
 * The level of the record that a placeholder reads, by its name (`docs/format/configuration.md#11-placeholders`): 1,
 * the parent's, without a prefix; `2:`, that of the parent's parent; 0 for a prefix that is not a level.
 */
export function placeholderLevel(name: string): number {
  if (!name.includes(':')) return 1;
  const prefix = name.slice(0, name.indexOf(':'));
  return /^[1-9]\d*$/.test(prefix) ? Number(prefix) : 0;
}
