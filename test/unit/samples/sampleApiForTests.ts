import { type SampleApi, startSampleApi } from '../../../samples/api/startSampleApi.ts';

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

export interface SampleApiForTests {
  /** Scheme, host and port. */
  address(): string;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** The body of a GET, which must have status 200. */
  read(path: string, headers?: Record<string, string>): Promise<Body>;
}

type Body = Record<string, unknown>;

/** A separate sample API, on a free port, for the `describe` block that calls this. */
export function sampleApiForTests(): SampleApiForTests {
  let api: SampleApi | undefined;
  before(async () => {
    api = await startSampleApi({ port: 0 });
  });
  after(async () => {
    await api?.close();
  });
  async function ask(path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${api?.url}${path}`, init);
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  async function read(path: string, headers: Record<string, string> = {}): Promise<Body> {
    const { status, body } = await ask(path, { headers });
    if (status === 200 && typeof body === 'object' && body !== null) return { ...body };
    throw new Error(`${path} responded with ${status}: ${JSON.stringify(body)}`);
  }
  return { address: () => api?.url ?? '', ask, read };
}
