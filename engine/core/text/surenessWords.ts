import type { Sureness } from '../contracts/generated/types.ts';

/** How sure an import is, in the words of the editor and of all reports. */
export const surenessWords: Readonly<Record<Sureness, string>> = { high: 'sure', medium: 'likely', low: 'a guess' };
