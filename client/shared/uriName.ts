/** The name of the file or folder in an address. */
export function uriName({ path }: { path: string }): string {
  return path.slice(path.replace(/(?<!\/)\/+$/, '').lastIndexOf('/') + 1).replace(/(?<!\/)\/+$/, '');
}
