import type { Bytes } from './attack.ts';

/** The bytes of a response with an honest head. */
export function http(body: Bytes, headers: Readonly<Record<string, string>> = {}, status = '200 OK'): Uint8Array {
  const bytes = Buffer.from(body);
  const lines = Object.entries({ 'Content-Length': String(bytes.length), Connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`HTTP/1.1 ${status}\r\n${head}\r\n`, 'latin1'), bytes]);
}

/** A response of JSON. */
export function json(value: unknown): Uint8Array {
  return http(JSON.stringify(value), { 'Content-Type': 'application/json' });
}

/** A redirect to this address. */
export function redirect(location: string, status = '302 Found'): Uint8Array {
  return http('', { Location: location }, status);
}
