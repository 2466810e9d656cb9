import type { Sureness } from '../contracts/generated/types.ts';

/** The words for the certainty of an import, in the editor and in all reports. */
export const surenessWords: Readonly<Record<Sureness, string>> = { high: 'sure', medium: 'likely', low: 'a guess' };
