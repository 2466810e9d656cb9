import { type HarEntry, har } from './har.ts';

/** Records requests to an API, as the network view of a browser does. */
export class Recorder {
  readonly #url: string;
  readonly #entries: HarEntry[] = [];

  constructor(url: string) {
    this.#url = url;
  }

  /** Sends a request; the body is sent as JSON. Returns what came back. */
  async send(target: string, { headers = {}, body }: { headers?: Record<string, string>; body?: unknown } = {}) {
    const text = JSON.stringify(body);
    const method = body === undefined ? 'GET' : 'POST';
    const response = await fetch(`${this.#url}${target}`, {
      method,
      headers,
      ...(body !== undefined && { body: text }),
    });
    const received = JSON.parse(await response.text());
    this.#entries.push({
      method,
      url: `${this.#url}${target}`,
      headers,
      ...(body !== undefined && { sent: { mimeType: 'application/json', text } }),
      status: response.status,
      body: received,
      responseHeaders: Object.fromEntries(response.headers),
    });
    return received;
  }

  toHar() {
    return har(...this.#entries);
  }
}
