import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProgram } from '../../../cli/createProgram.ts';
import { secretVariable } from '../../../engine/core/secrets/secretVariable.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const read = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8');
const program = createProgram();

/** The options of a verb, by their names without dashes. */
function optionsOf(verb: string): string[] {
  const command = program.commands.find((each) => each.name() === verb);
  return (command?.options ?? []).map(({ long }) => long?.slice(2) ?? '');
}

/** The names in `_options({"name": …})` and in `--name` of a source in Python. */
function namesIn(source: string): string[] {
  const given = [...source.matchAll(/_options\(\{(.*?)\}\)/gs)].flatMap(([, pairs = '']) => [
    ...pairs.matchAll(/"([\w-]+)":/g),
  ]);
  return [...given, ...source.matchAll(/--([a-z][\w-]*)/g)].map(([, name = '']) => name);
}

describe('The package for Airflow', () => {
  const source = ['extraction.py', 'operators.py']
    .map((file) => read('deploy/airflow/pagewright_airflow', file))
    .join('\n');

  it('has the version of the command line', () => {
    const { version } = JSON.parse(read('package.json'));
    assert.match(read('deploy/airflow/pyproject.toml'), new RegExp(`^version = "${version}"$`, 'm'));
  });

  it('uses options that its verbs have', () => {
    const used = new Set(namesIn(source));
    const known = new Set(['shards', 'run', 'combine'].flatMap(optionsOf));
    assert.ok(used.size >= 10, [...used].join());
    assert.deepEqual(
      [...used].filter((name) => !known.has(name)),
      [],
    );
  });

  it('names the variables of secrets as the command line does', () => {
    const rule = /re\.sub\('(.*?)', '_', name\.replace\('#', ''\)\.upper\(\)\)/.exec(
      read('deploy/airflow/pagewright_airflow/secrets.py'),
    );
    const inPython = (name: string) =>
      `PAGEWRIGHT_SECRET_${name
        .replaceAll('#', '')
        .toUpperCase()
        .replaceAll(new RegExp(rule?.[1] ?? '', 'g'), '_')}`;
    for (const name of ['#token', '#api-token', 'config.jobs.2.params.#key'])
      assert.equal(inPython(name), secretVariable(name));
  });
});
