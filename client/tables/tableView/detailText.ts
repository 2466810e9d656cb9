import { parsePlain } from '@pagewright/engine/json';
/** The full text of a cell: JSON is formatted, everything else is unchanged. */
export function detailText(text: string): string {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.stringify(parsePlain(text), undefined, 2);
  } catch {
    return text;
  }
}
