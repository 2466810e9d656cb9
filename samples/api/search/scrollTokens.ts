import { createTokens } from '../paging/createTokens.ts';

/** The tokens of a search; what `writeScrollId` makes, `readScrollId` reads. */
export const scrollTokens = createTokens('search');
