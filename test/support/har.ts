/** The fields of an entry that a test sets; the others are as a browser writes them. */
export interface HarEntry {
  method?: string;
  url: string;
  headers?: Record<string, string>;
  sent?: { mimeType: string; text: string };
  status?: number;
  /** An object becomes JSON; a text is taken as it is. */
  body?: unknown;
  encoding?: string;
  responseHeaders?: Record<string, string>;
  more?: Record<string, unknown>;
}

/** A recording of a browser's network view with these entries. */
export function har(...entries: HarEntry[]) {
  return {
    log: {
      version: '1.2',
      creator: { name: 'WebInspector', version: '537.36' },
      pages: [],
      entries: entries.map(writeEntry),
    },
  };
}

function writeEntry(entry: HarEntry) {
  const { method = 'GET', url, headers = {}, sent, status = 200, body, encoding, responseHeaders = {}, more } = entry;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    startedDateTime: '2026-11-23T08:00:00.000Z',
    time: 12,
    request: {
      method,
      url,
      httpVersion: 'http/2.0',
      headers: pairs({ ':authority': new URL(url).host, 'user-agent': 'Mozilla/5.0', accept: '*/*', ...headers }),
      queryString: pairs(Object.fromEntries(new URL(url).searchParams)),
      cookies: [],
      headersSize: -1,
      bodySize: 0,
      ...(sent && { postData: sent }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'http/2.0',
      headers: pairs(responseHeaders),
      cookies: [],
      content: {
        size: text?.length ?? 0,
        mimeType: 'application/json',
        ...(text !== undefined && { text: encoding === 'base64' ? Buffer.from(text).toString('base64') : text }),
        ...(encoding && { encoding }),
      },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
    },
    cache: {},
    timings: { send: 0, wait: 12, receive: 0 },
    ...more,
  };
}

function pairs(values: Record<string, string>) {
  return Object.entries(values).map(([name, value]) => ({ name, value }));
}
