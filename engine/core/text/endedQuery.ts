import { countText } from './countText.ts';

/** The most seconds of a query of the storage, unless somebody allows more. */
export const maxQuerySeconds = 600;

/** What is said of a query that took longer, and the beginning of what to do. */
export function endedQueryText(seconds: number): string {
  return `The query takes longer than ${countText(seconds, 'second')}, so it was ended. Narrow it`;
}
