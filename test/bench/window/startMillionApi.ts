import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const pageSize = 1_000;
const pages = 1_000;

/** An API on loopback with a million records in pages of a thousand; returns its address and how to end it. */
export async function startMillionApi(): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset'));
    response.writeHead(200, { 'content-type': 'application/json' }).end(pageAt(offset));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.closeAllConnections() };
}

function pageAt(offset: number): string {
  const count = Math.min(pageSize, Math.max(0, pages * pageSize - offset));
  const items = Array.from({ length: count }, (_, index) => recordAt(offset + index));
  return JSON.stringify({ items, total: pages * pageSize });
}

function recordAt(id: number) {
  return { id, name: `Customer ${id}`, city: ['Brno', 'Praha', 'Ostrava'][id % 3], amount: (id * 7919) % 100_000 };
}

/** The configuration that reads it. */
export function millionConfiguration(url: string): object {
  const pagination = { method: 'offset', limit: pageSize };
  const job = { endpoint: 'customers', dataType: 'customers', dataField: 'items' };
  return { api: { baseUrl: url, pagination }, config: { outputBucket: 'bench', jobs: [job] } };
}
