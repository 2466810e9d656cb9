/** A value whose key contains the separator of paths, such as `page.next` in `{"page.next": 1}`. */
export interface DottedPath {
  key: string;
  /** The path to the value with another separator, and that separator. */
  path: string;
  delimiter: string;
}

type EntriesIn<Node> = (node: Node) => Iterable<readonly [key: string, below: Node]>;

const delimiters = ['/', '|', ':', '#', '>'];

/**
 * The value that a path spells but cannot reach, because it is split inside a key
 * (`docs/format/configuration.md#15-path-lookup`). Undefined if no key on the way contains the separator.
 */
export function findDottedPath<Node>(
  node: Node,
  path: string,
  separator: string,
  entriesIn: EntriesIn<Node>,
): DottedPath | undefined {
  const keys = path.includes(separator) ? spelled(node, path, separator, entriesIn) : undefined;
  const key = keys?.find((each) => each.includes(separator));
  const delimiter = delimiters.find((each) => each !== separator && !path.includes(each));
  return keys === undefined || key === undefined || delimiter === undefined
    ? undefined
    : { key, path: keys.join(delimiter), delimiter };
}

function spelled<Node>(node: Node, path: string, separator: string, entriesIn: EntriesIn<Node>): string[] | undefined {
  for (const [key, below] of entriesIn(node)) {
    if (key === path) return [key];
    if (!path.startsWith(key + separator)) continue;
    const rest = spelled(below, path.slice(key.length + separator.length), separator, entriesIn);
    if (rest !== undefined) return [key, ...rest];
  }
  return undefined;
}
