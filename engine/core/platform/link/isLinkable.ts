/** Whether a link can name a path, as the schema says: one from its folder that stays there, without hidden names. */
export function isLinkable(path: string): boolean {
  return path !== '' && !/^[./\\]|[\\:\p{Cc}]|\/(?:\.|\/|$)/u.test(path);
}

/** Why what lies at such a path is neither pulled nor pushed. */
export function strayText(path: string): string {
  return `"${path}" cannot be the place of a file of a project: a name may not begin with a dot, nor have a ":" or a "\\". Rename it.`;
}
