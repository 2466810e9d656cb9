import vm from 'node:vm';

/** How long an expression may take, over all records of a page. */
const longestMs = 3_000;

/** An expression that took too long. */
export class OutOfTime extends Error {}

// Only what runs in a context of its own can be ended from outside: a pattern that goes back and forth, too.
const room = vm.createContext({ work: undefined });
const call = new vm.Script('work()');

/**
 * Does some work in this thread, and ends it where it takes too long: nothing else is done meanwhile. Throws OutOfTime.
 * Not for work within such work: the end of one limit takes back that of the other.
 */
export function withinLimit<Result>(work: () => Result, limitMs: number = longestMs): Result {
  room['work'] = work;
  try {
    return call.runInContext(room, { timeout: limitMs });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    throw new OutOfTime(`It takes longer than ${limitMs / 1000} seconds, so it was ended.`);
  } finally {
    room['work'] = undefined;
  }
}

/** Its error is of no class that is known here. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
