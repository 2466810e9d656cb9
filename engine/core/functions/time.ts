import type { PlatformFunction } from './platformFunction.ts';

/** The current Unix time in whole seconds (`functions.md` section 3). */
export const time: PlatformFunction = {
  parameters: [],
  call: (_args, now) => Math.floor(now() / 1000),
};
