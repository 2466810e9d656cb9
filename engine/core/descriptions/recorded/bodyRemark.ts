import type { JsonObject } from '../../json/value.ts';
import type { Exchange } from './exchange.ts';

/** The parts of a body that a job does not send, in a sentence or two; undefined if it sends all of it. */
export function bodyRemark({ method, body }: Pick<Exchange, 'method' | 'body'>, what: string): string | undefined {
  const { value, problem } = body;
  if (problem !== undefined) {
    const isPart = value !== undefined && sizeOf(value) > 0;
    return `The body of ${what} is ${isPart ? 'not read whole' : 'left out'}: ${problem}. Write what is missing into "params".`;
  }
  if (method !== 'GET' || value === undefined || sizeOf(value) === 0) return undefined;
  return `The body of ${what} is left out: a job with GET sends none. Use POST if the API reads it in the same way.`;
}

function sizeOf(object: JsonObject): number {
  return object instanceof Map ? object.size : Object.keys(object).length;
}
