import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pagingMethods } from '../../../engine/core/pagination/methods/pagingMethods.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const docs = readFileSync(path.join(root, 'docs', 'errors.md'), 'utf8');
const areas =
  'authentication|cache|config|description|environment|file|function|http|job|json|login|mapping|output|pages|pagination|place|platform|record|recording|replay|report|request|response|run|secret|shard|ssh|state|storage|table|test|tls|tool|url';

/** Every quoted word of the engine and the command line that has the form of an error code. */
function codesInSources(): string[] {
  const files = ['engine', 'cli', 'tools'].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.includes('generated'))
      .map((file) => path.join(root, room, file)),
  );
  const codes = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(new RegExp(`'(${areas})\\.[a-z]+(-[a-z]+)*'`, 'g')) ?? [],
  );
  return [...new Set(codes.map((code) => code.slice(1, -1)))]
    .filter((code) => !names.has(code) && !/\.(json|md)$/.test(code))
    .sort();
}

/** Names of the format and of files that look like codes. */
const names = new Set([...pagingMethods.keys(), 'url.query']);

describe('docs/errors.md', () => {
  const documented = [...docs.matchAll(/`([a-z]+\.[a-z-]+)`/g)]
    .map(([, code]) => code)
    .filter((code) => !/\.(json|md)$/.test(code ?? ''));

  for (const code of codesInSources()) {
    it(`explains ${code}`, () => assert.ok(docs.includes(`\`${code}\``)));
  }

  it('explains each code in one row', () => {
    const rows = [...docs.matchAll(/^\| `([a-z]+\.[a-z-]+)` \|/gm)].map(([, code]) => code);
    assert.deepEqual(
      rows.filter((code, index) => rows.indexOf(code) !== index),
      [],
    );
  });

  it('explains no code that nothing gives any more', () => {
    const known = new Set([...codesInSources(), 'http.proxy', 'api.http', 'pagination.method', 'authentication.type']);
    assert.deepEqual(
      documented.filter((code) => code !== undefined && !known.has(code)),
      [],
    );
  });
});
