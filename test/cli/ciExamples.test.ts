import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { formatNames } from '../../cli/formats/formatNames.ts';
import { findProgram } from '../support/ci/findProgram.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [, section = ''] = read('docs/testing.md').split('\n## In CI\n');
const examples = [...section.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, text = '']) => text);
const schemas = findProgram('check-jsonschema', 'PAGEWRIGHT_CHECK_JSONSCHEMA');

describe('the examples for builds in docs/testing.md', () => {
  const folder = temporaryFolder();

  for (const [index, schema] of ['github-workflows', 'gitlab-ci'].entries()) {
    it(`fit the published schema: ${schema}${schemas.missing ? `: ${schemas.missing}` : ''}`, function () {
      if (schemas.missing !== undefined) this.skip();
      const file = path.join(folder(), 'example.yml');
      writeFileSync(file, examples[index] ?? '');
      const args = ['--builtin-schema', `vendor.${schema}`, file];
      const { status, stdout } = spawnSync(schemas.command, args, { encoding: 'utf8' });
      assert.equal(status, 0, stdout);
    });
  }

  it('name hooks that there are', () => {
    const [{ hooks }] = parse(examples[2] ?? '').repos;
    const there = parse(read('.pre-commit-hooks.yaml')).map(({ id }: { id: string }) => id);
    assert.deepEqual(
      hooks.map(({ id }: { id: string }) => id),
      there,
    );
  });

  it('give the action inputs that it has, and name them all', () => {
    const { inputs } = parse(read('action.yml'));
    const steps: { uses?: string; with?: object }[] =
      Object.values<{ steps: [] }>(parse(examples[0] ?? '').jobs)[0]?.steps ?? [];
    const given = steps
      .filter(({ uses }) => uses?.includes('/pagewright@'))
      .flatMap((step) => Object.keys(step.with ?? {}));
    assert.deepEqual(
      given.filter((name) => !(name in inputs)),
      [],
    );
    assert.deepEqual(
      Object.keys(inputs).filter((name) => !section.includes(`\`${name}\``)),
      [],
    );
  });

  it('name every format', () => {
    const named = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
    assert.deepEqual(
      formatNames.filter((name) => !named.includes(name)),
      [],
    );
  });
});
