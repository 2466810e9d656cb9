/** A path of another path language in the notation of this format. */
interface PlainPath {
  /** The path; undefined if it cannot be written here: there is no syntax for "every element". */
  suggestion: string | undefined;
  /** Whether the text is certainly a path; false if it may be a key. */
  isCertain: boolean;
}

const dollar = /^\$(?=[.[])\.?/;
const index = /\[(\d+)\]/g;
const quoted = /\[(?:'([^'\]]*)'|"([^"\]]*)")\]/g;
const everyElement = /\[(?:\*|)\]/;

/**
 * Reads a path in the notation of JSONPath (`$.a.b`, `a[0]`, `a[*]`), jq (`.a.b`) or JSON pointer (`/a/b`); undefined
 * for one that is written correctly, and for an unusual delimiter.
 */
export function plainPath(text: string, delimiter: string): PlainPath | undefined {
  if (text === delimiter || delimiter !== '.') return undefined;
  if (/^\/[^/]/.test(text)) return { suggestion: stepsOf(text.slice(1), '/'), isCertain: true };
  const rooted = text.replace(dollar, '').replace(/^\.(?=[^.])/, '');
  const plain = rooted
    .replace(quoted, '.$1$2')
    .replace(index, '.$1')
    .replace(/^\.(?=[^.])/, '');
  const isOfElements = everyElement.test(plain);
  if (isOfElements) return { suggestion: listAfter(plain), isCertain: true };
  if (plain !== text && plain !== '') return { suggestion: plain, isCertain: true };
  const mayBePath = /^[A-Za-z_]\w*(\/[A-Za-z_]\w*)+$/.test(text);
  return mayBePath ? { suggestion: stepsOf(text, '/'), isCertain: false } : undefined;
}

function stepsOf(text: string, separator: string): string | undefined {
  const steps = text.split(separator);
  return steps.some((step) => step === '' || step.includes('.')) ? undefined : steps.join('.');
}

/** The list itself, if the path ends with all of its elements. */
function listAfter(path: string): string | undefined {
  const list = path.replace(/\[\*?\]$/, '');
  return list === '' || everyElement.test(list) ? undefined : list;
}
