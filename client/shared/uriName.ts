/** The name of the file or folder that an address names. */
export function uriName({ path }: { path: string }): string {
  return path.slice(path.replace(/(?<!\/)\/+$/, '').lastIndexOf('/') + 1).replace(/(?<!\/)\/+$/, '');
}
