/** Signs with a meaning in XML, and those that it does not allow, changes, or that a terminal may obey or not show. */
const marked = /[&<>"\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/gu;

/** Signs that a document of XML 1.0 cannot have in any way. */
const forbidden = /^[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]$/u;

/**
 * An element of XML 1.0 with attributes, of which one may be undefined, and with elements or a text in it. What XML does not
 * allow is escaped as JSON escapes it, everything else is read as it was.
 */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  content: readonly string[] | string = [],
): string {
  const given = Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const head = [name, ...given.map(([key, value]) => `${key}="${value.replace(marked, reference)}"`)].join(' ');
  if (content.length === 0) return `<${head}/>`;
  const inner = typeof content === 'string' ? content.replace(marked, inText) : `\n${content.join('\n')}\n`;
  return `<${head}>${inner}</${name}>`;
}

function inText(sign: string): string {
  return sign === '\n' || sign === '\t' || sign === '"' ? sign : reference(sign);
}

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A sign by its name or number; no reference may lead to a sign that is not allowed. */
function reference(sign: string): string {
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  return forbidden.test(sign) ? `\\u${code.padStart(4, '0')}` : (names[sign] ?? `&#x${code};`);
}
