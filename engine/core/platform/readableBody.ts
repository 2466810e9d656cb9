import { bodySource } from './bodies/bodySource.ts';
import { jsonText } from './bodies/jsonText.ts';

/** The body of a version as a JSON text to read, with all its digits, laid out like the file of a configuration. */
export function readableBody(body: string): string {
  return jsonText(bodySource(body));
}
