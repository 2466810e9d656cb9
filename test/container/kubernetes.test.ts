import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..', '..', 'deploy', 'kubernetes');

/** A package of PyPI with the schemas that Kubernetes publishes, of each of its versions. */
const validator = { name: 'kubernetes-validate', version: '1.37.0' };

/** The oldest version with all that the examples use, and the newest that the package knows. */
const versions = ['1.33', '1.37'];

describe('The examples for Kubernetes', function () {
  this.timeout(600_000);
  const home = path.join(os.tmpdir(), `pagewright-${validator.name}-${validator.version}`);
  const program = path.join(home, 'bin', validator.name);

  before(() => {
    if (existsSync(program)) return;
    execFileSync('python3', ['-m', 'venv', home]);
    execFileSync(path.join(home, 'bin', 'pip'), ['install', '--quiet', `${validator.name}==${validator.version}`]);
  });

  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    for (const version of versions) {
      it(`${file} is valid for Kubernetes ${version}, and has no key that it does not know`, () => {
        execFileSync(program, ['--kubernetes-version', version, '--strict', path.join(folder, file)], {
          stdio: 'pipe',
        });
      });
    }
  }
});
