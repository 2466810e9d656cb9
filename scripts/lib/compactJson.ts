/** JSON as a person writes it: on one line if that fits the width, otherwise one line per element. */
export function compactJson(value: unknown, indent = '', width = 80): string {
  const short = oneLine(value);
  if (short.length + indent.length <= width || typeof value !== 'object' || value === null) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((item) => inner + compactJson(item, inner, width))
    : Object.entries(value).map(
        ([key, field]) => `${inner}${JSON.stringify(key)}: ${compactJson(field, inner, width)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${oneLine(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
