import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { version }: { version: string } = JSON.parse(read('package.json'));

describe('The version of package.json', () => {
  it('has its section in the changelog, above those of older ones', () => {
    const [newest] = read('CHANGELOG.md').match(/(?<=^## )\d+\.\d+\.\d+/m) ?? [];
    assert.equal(newest, version);
  });

  it('is the one that the lock file, the documentation and the examples name', () => {
    assert.equal(JSON.parse(read('package-lock.json')).version, version);
    const pages = globSync(['README.md', 'docs/**/*.md', 'deploy/**/*.{md,yaml,py}'], { cwd: root });
    const named = pages.flatMap((file) =>
      [...read(file).matchAll(/pagewright[:-](\d+\.\d+\.\d+)/g)].map(([, number]) => `${file}: ${number}`),
    );
    assert.ok(named.length > 0);
    assert.deepEqual(
      named.filter((each) => !each.endsWith(` ${version}`)),
      [],
    );
  });
});
