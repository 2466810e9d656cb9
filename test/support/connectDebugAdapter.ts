import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import { spawnCli } from './runCli.ts';

/** Starts the debug adapter, with this command if there is one, and a client that speaks with it. */
export async function connectDebugAdapter(command?: readonly string[]): Promise<DebugClient> {
  const client = new DebugClient('', '', 'pagewright');
  await client.start(await bridge(command));
  return client;
}

/** The client of the library speaks with a port, so the streams of the program are joined to one. */
async function bridge([file, ...args]: readonly string[] = []): Promise<number> {
  const server = createServer((socket) => {
    const adapter = file === undefined ? spawnCli(['debug-adapter', '--stdio']) : spawn(file, args);
    socket.pipe(adapter.stdin);
    adapter.stdout.pipe(socket);
    socket.on('close', () => server.close());
    socket.on('error', () => adapter.kill());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
