/**
 * Which record a placeholder reads by its name (`configuration.md` section 11): without a prefix 1, the parent's; `2:` that of
 * its parent; a prefix that is no level gives 0.
 */
export function placeholderLevel(name: string): number {
  if (!name.includes(':')) return 1;
  const prefix = name.slice(0, name.indexOf(':'));
  return /^[1-9]\d*$/.test(prefix) ? Number(prefix) : 0;
}
