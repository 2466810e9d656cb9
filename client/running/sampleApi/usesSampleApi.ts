import { parseText, readPath } from '../../shared/text/json.ts';

/** Whether a configuration uses the bundled sample API, which listens on this port of this machine. */
export function usesSampleApi(configText: string, port: number): boolean {
  const document = parseText(configText);
  const root = readPath(document, 'parameters') ?? document;
  const baseUrl = readPath(root, 'api', 'baseUrl');
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl)) return false;
  const url = new URL(baseUrl);
  return url.protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(url.hostname) && url.port === String(port);
}
