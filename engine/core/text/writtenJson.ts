/** A value as written in a configuration, on one line: `{"response": "expires_in", "relative": true}`. */
export function writtenJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writtenJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${writtenJson(field)}`);
  return `{${fields.join(', ')}}`;
}
