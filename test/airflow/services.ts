import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { freePort, type Processes } from './processes.ts';

/** An S3 server: what the machines share. */
export interface Store {
  bucket: string;
  /** The variables with which every AWS tool finds it. */
  environment: Record<string, string>;
}

const bucket = 'company';
const [accessKey, secretKey] = ['key', 'secretsecret'];

/** Starts PostgreSQL and returns the address of an empty database. As root it runs as its own user, as it must. */
export async function startDatabase(processes: Processes, folder: string, programs: string): Promise<string> {
  const [data, port] = [path.join(folder, 'database'), await freePort()];
  const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  fs.mkdirSync(data);
  if (asUser.length > 0) spawnSync('chown', ['postgres', data]);
  const initdb = path.join(programs, 'initdb');
  await processes.run('initdb', [...asUser, initdb, '-D', data, '-U', 'airflow', '--auth=trust', '--no-sync']);
  const quick = ['-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${data}`];
  const database = [...asUser, path.join(programs, 'postgres'), '-D', data, '-p', String(port), ...quick];
  const server = processes.start('postgres', database);
  const isReady = ['-h', '127.0.0.1', '-p', String(port)];
  const probe = async () => spawnSync(path.join(programs, 'pg_isready'), isReady).status === 0 || undefined;
  await processes.until('PostgreSQL answers', probe, { programs: [server] });
  return `postgresql+psycopg2://airflow@127.0.0.1:${port}/postgres`;
}

/** Starts Redis and returns its address. */
export async function startBroker(processes: Processes): Promise<string> {
  const port = await freePort();
  processes.start('redis', ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '']);
  return `redis://127.0.0.1:${port}`;
}

/** Starts SeaweedFS with an empty bucket. */
export async function startSeaweed(processes: Processes, folder: string, programs: string): Promise<Store> {
  const data = path.join(folder, 'seaweed');
  fs.mkdirSync(data);
  const credentials = [{ accessKey, secretKey }];
  const identities = [{ name: 'test', credentials, actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'] }];
  fs.writeFileSync(path.join(data, 's3.json'), JSON.stringify({ identities }));
  const parts = ['master', 'volume', 'filer', 's3'];
  const ports = new Map<string, number>();
  for (const part of parts.flatMap((name) => [name, `${name}.grpc`])) ports.set(part, await freePort());
  const options = parts.flatMap((name) => [
    `-${name}.port=${ports.get(name)}`,
    `-${name}.port.grpc=${ports.get(`${name}.grpc`)}`,
  ]);
  const own = [
    `-dir=${data}`,
    '-ip=127.0.0.1',
    '-ip.bind=127.0.0.1',
    '-s3',
    `-s3.config=${path.join(data, 's3.json')}`,
  ];
  const weed = processes.start('seaweed', [path.join(programs, 'weed'), 'server', ...own, ...options]);
  const filer = `http://127.0.0.1:${ports.get('filer')}/buckets/${bucket}/`;
  const makeBucket = async () => (await fetch(filer, { method: 'POST' })).ok || undefined;
  await processes.until('SeaweedFS makes a bucket', makeBucket, { programs: [weed] });
  const store = storeAt(ports.get('s3') ?? 0);
  await processes.until('SeaweedFS speaks S3', () => answers(store), { programs: [weed] });
  return store;
}

/** Starts rclone with an empty bucket. */
export async function startRclone(processes: Processes, folder: string, programs: string): Promise<Store> {
  const [data, port] = [path.join(folder, 'rclone'), await freePort()];
  fs.mkdirSync(path.join(data, bucket), { recursive: true });
  const serve = ['serve', 's3', data, '--addr', `127.0.0.1:${port}`, '--auth-key', `${accessKey},${secretKey}`];
  const rclone = processes.start('rclone', [path.join(programs, 'rclone'), ...serve]);
  const store = storeAt(port);
  await processes.until('rclone speaks S3', () => answers(store), { programs: [rclone] });
  return store;
}

function storeAt(port: number): Store {
  const environment = {
    AWS_ENDPOINT_URL: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
    AWS_REGION: 'us-east-1',
  };
  return { bucket, environment };
}

/** An S3 server that is ready responds, if only to refuse a client without credentials. */
async function answers({ environment }: Store): Promise<true | undefined> {
  const { status } = await fetch(environment['AWS_ENDPOINT_URL'] ?? '');
  return status < 500 || undefined;
}
