import { isEmptyInConfig } from '../json/isEmpty.ts';
import type { PlatformFunction } from './platformFunction.ts';

/** `ifempty(value, default)`: the first that is not empty (`docs/format/functions.md#33-concat-implode-ifempty`). */
export const ifempty: PlatformFunction = {
  parameters: [
    { name: 'value', kind: 'any' },
    { name: 'default', kind: 'any' },
  ],
  call: ([value = null, fallback = null]) => (isEmptyInConfig(value) ? fallback : value),
};
