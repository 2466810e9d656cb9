import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runProgram } from '../e2e/launch/runProgram.ts';

const requirements = path.join(import.meta.dirname, 'requirements.txt');
const debian = ['postgresql', 'redis-server'];

/** Where the programs of the test are. */
export interface Installed {
  /** The folder of Python's programs: Airflow, the S3 servers, the linters. */
  bin: string;
  /** The folder of PostgreSQL's programs. */
  postgres: string;
}

/**
 * Installs Airflow and two S3 servers in exact versions into a folder of the user's cache, once for each content of
 * `requirements.txt`, and PostgreSQL and Redis from Debian's packages where they are missing.
 */
export function install(): Installed {
  const digest = createHash('sha256').update(fs.readFileSync(requirements)).digest('hex').slice(0, 12);
  const cache = process.env['XDG_CACHE_HOME'] ?? path.join(os.homedir(), '.cache');
  const folder = path.join(cache, 'pagewright', `test-airflow-${digest}`);
  const stamp = path.join(folder, 'installed');
  if (!fs.existsSync(stamp)) {
    console.log(`Installing Airflow into ${folder} (about 700 MB, once) …`);
    runProgram('python3', ['-m', 'venv', '--clear', folder]);
    runProgram(path.join(folder, 'bin/pip'), ['install', '--quiet', '--no-deps', '--requirement', requirements]);
    fs.writeFileSync(stamp, '');
  }
  return { bin: path.join(folder, 'bin'), postgres: findPostgres() ?? installServices() };
}

/** Debian keeps the programs of each version in a separate folder. */
function findPostgres(): string | undefined {
  const versions = fs.globSync('/usr/lib/postgresql/*/bin/initdb');
  const found = versions.sort().at(-1);
  return found === undefined || !fs.existsSync('/usr/bin/redis-server') ? undefined : path.dirname(found);
}

function installServices(): string {
  if (process.getuid?.() !== 0) throw new Error(`Install the packages ${debian.join(' and ')} first.`);
  console.log(`Installing ${debian.join(' and ')} …`);
  runProgram('apt-get', ['update', '-qq']);
  runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...debian]);
  const found = findPostgres();
  if (found === undefined) throw new Error(`${debian.join(' and ')} are installed, but not where Debian has them.`);
  return found;
}
