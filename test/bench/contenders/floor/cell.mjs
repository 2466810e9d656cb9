/** A value as a cell, as the platform writes it: always in quotes, true as 1, false and null as nothing. */
export function cell(value) {
  if (typeof value === 'string') return value.includes('"') ? `"${value.replaceAll('"', '""')}"` : `"${value}"`;
  if (value === null || value === false) return '""';
  return value === true ? '"1"' : `"${value}"`;
}
