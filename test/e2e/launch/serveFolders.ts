import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** The content at an address, or below it: a folder or file on disk, or bytes that are made for each request. */
export type Served = string | { type: string; body: () => string | Buffer };

export interface FolderServer {
  /** For example `127.0.0.1:8080`. */
  host: string;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.wasm': 'application/wasm',
};

/** Serves files on loopback, to pages of every origin. Of several addresses that fit, the longest counts. */
export async function serveFolders(served: ReadonlyMap<string, Served>): Promise<FolderServer> {
  const addresses = [...served].toSorted(([a], [b]) => b.length - a.length);
  const server = http.createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url ?? '/', 'http://127.0.0.1').pathname);
    const found = read(name);
    response.setHeader('access-control-allow-origin', '*');
    if (found === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': found.type }).end(found.body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };

  function read(name: string): { type: string; body: string | Buffer } | undefined {
    const [address, what] = addresses.find(([each]) => name === each || name.startsWith(`${each}/`)) ?? [];
    if (address === undefined || what === undefined) return undefined;
    if (typeof what !== 'string') return { type: what.type, body: what.body() };
    const file = path.join(what, name.slice(address.length));
    if (!fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
    return { type: types[path.extname(file)] ?? 'application/octet-stream', body: fs.readFileSync(file) };
  }
}
