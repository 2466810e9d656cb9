const formats = /^(?:json|xml|csv|v\d+)$/i;

/** What a path is about: its last segment that is a word, without a file extension; undefined if there is none. */
export function nameOf(path: string): string | undefined {
  const words = path
    .split('/')
    .map((segment) => segment.replace(/\.(?:json|php|aspx?|do)$/i, ''))
    .filter((segment) => /^[a-z][\w-]*$/i.test(segment) && !formats.test(segment));
  return words.at(-1);
}
