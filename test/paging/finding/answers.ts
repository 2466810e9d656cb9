/** An answer with another status, with headers, or that is no JSON. */
export class Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  readonly text: string | undefined;

  constructor(given: { status?: number; headers?: Record<string, string>; body?: unknown; text?: string }) {
    this.status = given.status ?? 200;
    this.headers = given.headers ?? {};
    this.body = given.body;
    this.text = given.text;
  }
}

/** An error with this body. */
export function refused(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return new Answer({ status, body, headers });
}

/** A status without a body. */
export function bodiless(status: number): Answer {
  return new Answer({ status, text: '' });
}

/** A good answer with headers. */
export function withHeaders(body: unknown, headers: Record<string, string>): Answer {
  return new Answer({ body, headers });
}

/** Some of the records from this position on. */
export function cut<T>(records: readonly T[], start: number, size: number): T[] {
  return records.slice(Math.max(0, start), Math.max(0, start) + Math.max(0, size));
}

/** An opaque token for a position; it has characters that must be encoded in an address. */
export function tokenAt(kind: string, position: number): string {
  return `${Buffer.from(`${kind}~${position}?>`).toString('base64')}+/=`;
}

/** The position in a token of this kind, 0 without a token, and NaN where it is another text. */
export function positionIn(kind: string, token: string | undefined): number {
  if (token === undefined || token === '') return 0;
  if (!token.endsWith('+/=')) return Number.NaN;
  const [found, position] = Buffer.from(token.slice(0, -3), 'base64').toString().split('~');
  return found === kind ? Number.parseInt(position ?? '', 10) : Number.NaN;
}

/** JSON with 64-bit integers as numbers. */
export function jsonText(value: unknown): string {
  const marked = JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? `@big:${inner}@` : inner));
  return marked.replace(/"@big:(-?\d+)@"/g, '$1');
}
