import { setFlagsFromString } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

/** What V8 does by default: functions are compiled when they are first called, and optimized while they run. */
const defaults = ['wasm-lazy-compilation', 'wasm-dynamic-tiering', 'wasm-tier-up'];

/**
 * Does something in which WebAssembly modules are compiled by V8's baseline compiler, for good. The parser of undici
 * reads a few hundred bytes of a response; its one large function is no faster when it is optimized, which takes 30 to
 * 70 ms of CPU and 20 to 30 MB of memory. Modules that are compiled later are optimized as ever.
 */
export function withBaselineCompiler<T>(work: () => T): T {
  // A thread belongs to an editor, whose other threads have the same flags.
  if (!isMainThread) return work();
  for (const flag of defaults) setFlagsFromString(`--no-${flag}`);
  try {
    return work();
  } finally {
    for (const flag of defaults) setFlagsFromString(`--${flag}`);
  }
}
