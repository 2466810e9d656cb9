import { addDefaultScroller } from './addDefaultScroller.ts';
import { addMissingKey } from './addMissingKey.ts';
import { addTrailingSlash } from './addTrailingSlash.ts';
import type { Fix } from './fix.ts';
import { suggestion } from './suggestion.ts';

/** Every quick fix. */
export const fixes: readonly Fix[] = [suggestion, addTrailingSlash, addDefaultScroller, addMissingKey];
