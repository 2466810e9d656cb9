import { countText } from './countText.ts';

/** The golden tables of a case that an update changed, by their names. */
export interface UpdatedGoldens {
  written: readonly string[];
  /** Tables that the run does not write any more. */
  deleted: readonly string[];
}

/** `5 golden tables written, 1 deleted: the run writes no "orders" any more`. */
export function goldensText({ written, deleted }: UpdatedGoldens): string {
  const text = `${countText(written.length, 'golden table')} written`;
  if (deleted.length === 0) return text;
  const names = deleted.map((name) => `"${name}"`).join(', ');
  return `${text}, ${deleted.length} deleted: the run writes no ${names} any more`;
}
