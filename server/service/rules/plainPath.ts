/** How a path that is written in another language is written here. */
export interface PlainPath {
  /** Undefined where it cannot be written here: there is no sign for "every element". */
  suggestion: string | undefined;
  /** False where the text may be the key that it says. */
  isCertain: boolean;
}

const dollar = /^\$(?=[.[])\.?/;
const index = /\[(\d+)\]/g;
const quoted = /\[(?:'([^'\]]*)'|"([^"\]]*)")\]/g;
const everyElement = /\[(?:\*|)\]/;

/**
 * Reads a path that is written as JSONPath (`$.a.b`, `a[0]`, `a[*]`), jq (`.a.b`) or JSON pointer (`/a/b`); undefined
 * for one that is written as it should be, and where the delimiter is none of the usual.
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
  if (isOfElements) return { suggestion: listBehind(plain), isCertain: true };
  if (plain !== text && plain !== '') return { suggestion: plain, isCertain: true };
  const mayBePath = /^[A-Za-z_]\w*(\/[A-Za-z_]\w*)+$/.test(text);
  return mayBePath ? { suggestion: stepsOf(text, '/'), isCertain: false } : undefined;
}

function stepsOf(text: string, separator: string): string | undefined {
  const steps = text.split(separator);
  return steps.some((step) => step === '' || step.includes('.')) ? undefined : steps.join('.');
}

/** The list itself, where the path leads to all of its elements and no further. */
function listBehind(path: string): string | undefined {
  const list = path.replace(/\[\*?\]$/, '');
  return list === '' || everyElement.test(list) ? undefined : list;
}
