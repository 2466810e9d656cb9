/** Names a set of values: by its id, or by its folder if it has none yet. */
export function idOf({ id, folder }: { id?: string; folder: string }): string {
  return id ?? folder;
}
