import type { Server } from 'node:http';

/**
 * Starts listening and returns the port, which is chosen by the system for port 0. Rejects with the system's code if
 * that is impossible.
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address.port : port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code !== 'EADDRINUSE') return error;
  const message = `Port ${port} on ${host} is in use by another sample API or another program. Choose another port.`;
  return Object.assign(new Error(message, { cause: error }), { code: error.code });
}
