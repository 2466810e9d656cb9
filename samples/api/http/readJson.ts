import { SampleApiError } from './sampleApiError.ts';

/** Parses a request's body as JSON. Throws a `SampleApiError` (400) where it is none. */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new SampleApiError(400, 'bad-json', 'The body must be JSON, for example {"where": {"city": "Brno"}}.');
  }
}
