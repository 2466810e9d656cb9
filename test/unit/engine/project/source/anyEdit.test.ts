import assert from 'node:assert/strict';
import { editSource } from '@pagewright/core/project/editing/editSource';
import { changeSource } from '@pagewright/core/project/source/changeSource';
import { readJsonSource } from '@pagewright/core/project/source/readJsonSource';
import { type SourceChange, withEdit } from '@pagewright/core/project/source/sourceChange';
import { type SourceNode, sourceAt } from '@pagewright/core/project/source/sourceNode';
import { readYamlSource } from '@pagewright/core/project/source/yaml/readYamlSource';
import { compactSource } from '../../../../support/compactSource.ts';
import { readWithPyYaml } from '../../../../support/pyYaml.ts';
import {
  jsonOfTree,
  randomKey,
  randomObject,
  randomScalar,
  randomTree,
  randomYaml,
} from '../../../../support/randomYaml.ts';
import { forSeeds, type Next } from '../../../../support/seeded.ts';

interface Syntax {
  name: string;
  file: string;
  write(next: Next): string;
  read(text: string): SourceNode | undefined;
}

const syntaxes: Syntax[] = [
  {
    name: 'YAML',
    file: '_config.yml',
    write: (next) => randomYaml(randomObject(next, 4, 1), next),
    read: (text) => readYamlSource(text, '').root,
  },
  {
    name: 'JSON',
    file: 'config.json',
    write: (next) => JSON.stringify(JSON.parse(jsonOfTree(randomObject(next, 4, 1))), null, ['', 2, '\t'][next(3)]),
    read: (text) => readJsonSource(text, ''),
  },
];

describe('Any edit at any place of any tree', () => {
  for (const { name, file, write, read } of syntaxes) {
    it(`says in ${name} what it should, and changes no other value, digit, comment or quote`, () => {
      forSeeds(120, (next) => {
        const text = write(next);
        const root = read(text);
        assert.ok(root);
        for (const path of pathsOf(root)) {
          for (const change of changesAt(root, path, next)) {
            const expected = changeSource(root, change);
            if (expected === undefined) continue;
            const edit = editSource(file, text, change);
            if (edit === undefined && endsInBlockText(text)) continue;
            assert.ok(edit, `${JSON.stringify(text)}: ${JSON.stringify(change)}`);
            const after = withEdit(text, edit);
            assert.equal(plain(read(after)), plain(expected), after);
            assertOnlyPart(text, root, change, edit);
          }
        }
      });
    });
  }

  it('is read by PyYAML as it is read here', function () {
    const edited: { text: string; json: string }[] = [];
    forSeeds(60, (next) => {
      const text = randomYaml(randomObject(next, 4, 1), next);
      const root = readYamlSource(text, '').root;
      assert.ok(root);
      for (const path of pathsOf(root)) {
        for (const change of changesAt(root, path, next)) {
          const edit = next(6) === 0 ? editSource('_config.yml', text, change) : undefined;
          const expected = edit && changeSource(root, change);
          if (edit && expected) edited.push({ text: withEdit(text, edit), json: compactSource(expected) });
        }
      }
    });
    const found = readWithPyYaml(edited.map(({ text }) => text));
    if (found === undefined) return this.skip();
    for (const [index, { text, json }] of edited.entries())
      assert.deepEqual(JSON.parse(found[index]?.json ?? 'null'), JSON.parse(json), `${text}\n${found[index]?.error}`);
  });
});

function pathsOf(node: SourceNode, path: string[] = []): string[][] {
  if (node.kind === 'scalar') return [path];
  const below =
    node.kind === 'list'
      ? node.items.flatMap((item, index) => pathsOf(item, [...path, String(index)]))
      : node.fields.flatMap(({ key, value }) => (value ? pathsOf(value, [...path, key.name]) : []));
  return [path, ...below];
}

/** One change of each kind. Some of them do not fit the place. */
function changesAt(root: SourceNode, path: string[], next: Next): SourceChange[] {
  const node = sourceAt(root, path);
  const keys = node?.kind === 'object' ? node.fields.map(({ key }) => key.name) : [];
  const before = keys[next(keys.length + 1)];
  return [
    { kind: 'set', path, json: randomScalar(next) },
    { kind: 'set', path, json: jsonOfTree(randomTree(next, 3)) },
    { kind: 'remove', path },
    { kind: 'rename', path, key: randomKey(next) },
    {
      kind: 'add',
      path,
      key: `${randomKey(next)}2`,
      json: jsonOfTree(randomTree(next, 2)),
      ...(before !== undefined && { before }),
    },
    { kind: 'insert', path, index: next(3), json: jsonOfTree(randomTree(next, 2)) },
  ];
}

/** The values with the numbers in one form: YAML writes an exponent in another way than JSON. */
function plain(node: SourceNode | undefined): string {
  return compactSource(node).replaceAll(/1\.0e\+5/g, '1e5');
}

/** An edit stays between the parts before and after the one that it changes. */
function assertOnlyPart(
  text: string,
  root: SourceNode,
  change: SourceChange,
  edit: { start: number; end: number },
): void {
  const tokens = tokensOf(root);
  const inside = tokensOf(sourceAt(root, change.kind === 'rename' ? change.path.slice(0, -1) : change.path) ?? root);
  const field = keyOf(root, change.path);
  const own = new Set([...inside, ...(field === undefined ? [] : [field])].map(({ start }) => start));
  for (const { start, end } of tokens) {
    const isTouched = start < edit.end && end > edit.start;
    assert.ok(!isTouched || own.has(start), `${JSON.stringify(text)}: ${JSON.stringify(change)} touches ${start}`);
  }
}

function keyOf(root: SourceNode, path: readonly string[]) {
  const above = sourceAt(root, path.slice(0, -1));
  return above?.kind === 'object' ? above.fields.findLast(({ key }) => key.name === path.at(-1))?.key.at : undefined;
}

/** The places of all keys and scalars. */
function tokensOf(node: SourceNode): { start: number; end: number }[] {
  if (node.kind === 'scalar') return [node.at];
  if (node.kind === 'list') return node.items.flatMap(tokensOf);
  return node.fields.flatMap(({ key, value }) => [key.at, ...(value ? tokensOf(value) : [])]);
}

/** Whether a block text ends with the file, without a line break: a line after it would give its value one. */
function endsInBlockText(text: string): boolean {
  return /[|>]\r?\n(?:[ \t\r]*\n| .*\n)* .*$/.test(text);
}
