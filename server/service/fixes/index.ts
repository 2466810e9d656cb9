import { addDefaultScroller } from './addDefaultScroller.ts';
import { addMissingKey } from './addMissingKey.ts';
import { addParam } from './addParam.ts';
import { addTrailingSlash } from './addTrailingSlash.ts';
import { doubleOperator } from './doubleOperator.ts';
import type { Fix } from './fix.ts';
import { markSecret } from './markSecret.ts';
import { moveCredentials } from './moveCredentials.ts';
import { moveKey } from './moveKey.ts';
import { moveSecret } from './moveSecret.ts';
import { removeKey } from './removeKey.ts';
import { removeLimit } from './removeLimit.ts';
import { setSeparator } from './setSeparator.ts';
import { suggestion } from './suggestion.ts';
import { writeValue } from './writeValue.ts';

/** Every quick fix. */
export const fixes: readonly Fix[] = [
  suggestion,
  setSeparator,
  addTrailingSlash,
  addDefaultScroller,
  addMissingKey,
  addParam,
  markSecret,
  moveSecret,
  moveCredentials,
  moveKey,
  removeKey,
  writeValue,
  removeLimit,
  doubleOperator,
];
