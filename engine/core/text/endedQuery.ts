import { countText } from './countText.ts';

/** The default limit of a query of the storage, in seconds. */
export const maxQuerySeconds = 600;

/** The message about a query that took longer, and the beginning of the advice. */
export function endedQueryText(seconds: number): string {
  return `The query takes longer than ${countText(seconds, 'second')}, so it was ended. Narrow it`;
}
