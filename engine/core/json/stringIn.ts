/** The string that a JSON text of one is. Throws a SyntaxError if it is no JSON. */
export function stringIn(json: string): string {
  return String(JSON.parse(json));
}
