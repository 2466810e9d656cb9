/** The maximum number of characters of an output, as JSON: what a model can read. */
const maxOutputLength = 80_000;

/**
 * Cuts an output to a size that a model can read: long texts and lists are cut, more of them the larger it is, and
 * `cut` says which. Secrets were masked before.
 */
export function cutToFit(output: Record<string, unknown>): Record<string, unknown> {
  for (let [text, items] = [40_000, 200]; ; [text, items] = [Math.ceil(text / 2), Math.ceil(items / 2)]) {
    const cut: string[] = [];
    const shown = cutPart(output, '', { text, items, cut }) as Record<string, unknown>;
    const isShort = JSON.stringify(shown).length <= maxOutputLength || text <= 10;
    if (isShort) return cut.length === 0 ? shown : { ...shown, cut: cut.slice(0, 50) };
  }
}

interface Limits {
  text: number;
  items: number;
  /** The cuts, in sentences. */
  cut: string[];
}

function cutPart(part: unknown, path: string, limits: Limits): unknown {
  if (typeof part === 'string') {
    if (part.length <= limits.text) return part;
    limits.cut.push(`"${path}": the first ${limits.text} of ${part.length} characters.`);
    return `${part.slice(0, limits.text)}…`;
  }
  if (Array.isArray(part)) {
    if (part.length > limits.items) limits.cut.push(`"${path}": the first ${limits.items} of ${part.length} items.`);
    return part.slice(0, limits.items).map((item, index) => cutPart(item, `${path}[${index}]`, limits));
  }
  if (typeof part !== 'object' || part === null) return part;
  const entries = Object.entries(part);
  return Object.fromEntries(
    entries.map(([name, field]) => [name, cutPart(field, path === '' ? name : `${path}.${name}`, limits)]),
  );
}
