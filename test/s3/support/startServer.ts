import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3Client } from '../../../engine/io/places/s3/s3Client.ts';
import { serverProgram } from './installServers.ts';

const credentials = { accessKeyId: 'key', secretAccessKey: 'secretsecret' };

export interface S3Server {
  /** The environment of a client. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

export type ServerName = 'SeaweedFS' | 'rclone';

/** How a server is started on a folder, with these ports. */
const commands: Record<ServerName, (folder: string, port: number, others: readonly number[]) => [string, string[]]> = {
  SeaweedFS: (folder, port, others) => {
    const identity = { name: 'test', actions: ['Admin', 'Read', 'Write', 'List'] };
    const keys = [{ accessKey: credentials.accessKeyId, secretKey: credentials.secretAccessKey }];
    writeFileSync(path.join(folder, 's3.json'), JSON.stringify({ identities: [{ ...identity, credentials: keys }] }));
    mkdirSync(path.join(folder, 'data'));
    // All ports that it listens to: its defaults may be taken on this machine.
    const parts = ['master.port', 'volume.port', 'filer.port', 's3.port.iceberg', 's3.port.lance'].concat(
      ['master', 'volume', 'filer', 's3'].map((part) => `${part}.port.grpc`),
    );
    const ports = [`-s3.port=${port}`, ...parts.map((part, index) => `-${part}=${others[index]}`)];
    const limits = ['-master.volumeSizeLimitMB=128', '-volume.max=20', '-master.telemetry=false'];
    const at = ['-ip=127.0.0.1', '-ip.bind=127.0.0.1', `-dir=${path.join(folder, 'data')}`];
    const s3 = ['-s3', `-s3.config=${path.join(folder, 's3.json')}`];
    return [serverProgram('weed'), ['server', ...at, ...ports, ...limits, ...s3]];
  },
  rclone: (folder, port) => {
    const keys = `${credentials.accessKeyId},${credentials.secretAccessKey}`;
    return [serverProgram('rclone'), ['serve', 's3', '--addr', `127.0.0.1:${port}`, '--auth-key', keys, folder]];
  },
};

/** Starts a server on loopback, with a new folder and one bucket. */
export async function startServer(name: ServerName, bucket: string): Promise<S3Server> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pagewright-s3-'));
  const [port = 0, ...others] = await freePorts(10);
  const [program, args] = commands[name](folder, port, others);
  const child = spawn(program, args, { stdio: 'ignore', cwd: folder });
  const environment = {
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
  };
  const stop = async () => {
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    while (!(await makeBucket(environment, bucket))) await sleep(100);
  } catch (error) {
    await stop();
    throw error;
  }
  return { environment, stop };
}

/** False while the server does not respond. */
async function makeBucket(environment: Record<string, string>, bucket: string): Promise<boolean> {
  const client = new S3Client(`s3://${bucket}`, { bucket, prefix: '' }, { environment });
  return await client.send({ method: 'PUT' }, new AbortController().signal).then(
    () => true,
    () => false,
  );
}

async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1');
      await once(server, 'listening');
      return server;
    }),
  );
  const ports = servers.map((server) => {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  });
  for (const server of servers) server.close();
  return ports;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
