/** The name of the file, without its folder, in a path or a URI. */
export function fileName(id: string): string {
  const name = id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('\\')) + 1);
  return isUri(id) ? decoded(name) : name;
}

/** Whether a name is a URI and not a path. A single letter before a colon is a drive. */
export function isUri(id: string): boolean {
  return /^[a-z][a-z0-9+.-]+:\//i.test(id);
}

/** Decodes a name; unchanged if it is not encoded, as in a report that somebody wrote. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
