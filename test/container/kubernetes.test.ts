import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { kubernetesExamples } from '../support/kubernetesExamples.ts';

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

  for (const file of kubernetesExamples) {
    for (const version of versions) {
      it(`${path.basename(file)} is valid for Kubernetes ${version}, and has no key that it does not know`, () => {
        const args = ['--kubernetes-version', version, '--strict', '--quiet', file];
        const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
        assert.deepEqual([status, `${stdout}${stderr}`], [0, '']);
      });
    }
  }
});
