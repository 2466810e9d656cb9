import { setFlagsFromString } from 'node:v8';

/** The first Node whose V8 has the compiler between the baseline and the optimizing one, Maglev. */
const firstWithMaglev = 22;

/**
 * Leaves functions to V8's baseline compiler until they were called 2,000 times, and not only 400. A run calls hundreds
 * of functions once for each page, and compiling all of them takes a run of 1,000 pages 25 MB of memory and makes it no
 * faster. Those that matter are called for each record, and do not wait for long.
 */
export function compileLess(): void {
  const [major] = process.versions.node.split('.');
  if (Number(major) >= firstWithMaglev) setFlagsFromString('--invocation-count-for-maglev=2000');
}
