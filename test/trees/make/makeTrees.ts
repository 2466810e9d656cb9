/**
 * Makes the trees of this folder: `node test/trees/make/makeTrees.ts [KBAGENT MOCK]`, with the program `kbagent` and the
 * module of a stack of Keboola on this machine. Without them only the trees of kbc are made.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { kbcTree } from './kbcTree.ts';
import { componentTypes, type Seed, seeds } from './seeds.ts';

interface Mock {
  proxy: string;
  token: string;
  stop(): unknown;
}

const trees = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

for (const [name, seed] of Object.entries(seeds)) await writeKbc(path.join(trees, 'kbc', name), seed);
const [, , kbagent, mockModule] = process.argv;
if (kbagent !== undefined && mockModule !== undefined) await pullAll(kbagent, mockModule);

async function writeKbc(folder: string, seed: Seed): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [file, text] of kbcTree(seed)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

/** Lets the real tool pull each project from a stack on this machine. */
async function pullAll(program: string, mockModule: string): Promise<void> {
  const { startMock } = await import(pathToFileURL(mockModule).href);
  const tlsDir = await mkdtemp(path.join(tmpdir(), 'trees-'));
  for (const [name, seed] of Object.entries(seeds)) {
    const mock: Mock = await startMock({ seed: mockSeed(seed), tlsDir });
    await pull(program, mock, { folder: path.join(trees, 'kbagent', name), tlsDir, seed });
    await mock.stop();
  }
}

async function pull(
  program: string,
  mock: Mock,
  { folder, tlsDir, seed }: { folder: string; tlsDir: string; seed: Seed },
) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const settings = await mkdtemp(path.join(tmpdir(), 'kbagent-'));
  const ca = path.join(tlsDir, 'ca.pem');
  const env = {
    ...process.env,
    HTTPS_PROXY: mock.proxy,
    SSL_CERT_FILE: ca,
    REQUESTS_CA_BUNDLE: ca,
    KBAGENT_CONFIG_DIR: settings,
    KBAGENT_DISABLE_TELEMETRY: '1',
    KBAGENT_SKIP_UPDATE: '1',
    KBAGENT_AUTO_UPDATE: 'false',
  };
  const call = (...words: string[]) => run(program, words, { env, cwd: folder });
  const of = ['--project', 'mock', '--directory', folder];
  await call('project', 'add', '--project', 'mock', '--url', 'https://connection.keboola.test', '--token', mock.token);
  await call('sync', 'init', ...of);
  await call('sync', 'pull', ...of, '--no-storage', '--no-jobs');
  for (const { id } of seed.branches ?? [])
    await call('sync', 'pull', ...of, '--no-storage', '--no-jobs', '--branch', `${id}`);
}

function mockSeed({ configurations, branches = [] }: Seed) {
  const plain = { name: '', description: '', flags: [], configurationSchema: {}, configurationRowSchema: {}, data: {} };
  const components = Object.entries(componentTypes).map(([id, type]) => ({ ...plain, id, type }));
  return { components, configurations, branches };
}
