import type { PlatformFunction } from './platformFunction.ts';

/** The current Unix time in whole seconds (`docs/format/functions.md#3-functions`). */
export const time: PlatformFunction = {
  parameters: [],
  call: (_args, now) => Math.floor(now() / 1000),
};
