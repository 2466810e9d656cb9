import { SampleApiError } from './sampleApiError.ts';

/** Parses the body of a request as JSON. Throws a `SampleApiError` (400) if it is not JSON. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SampleApiError(400, 'bad-json', 'The body must be JSON, for example {"where": {"city": "Brno"}}.');
  }
}
