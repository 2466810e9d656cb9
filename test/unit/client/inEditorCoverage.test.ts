import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';

interface Manifest {
  contributes: {
    commands: { command: string }[];
    views: Record<string, { id: string }[]>;
    configuration: Configuration | Configuration[];
  };
}
interface Configuration {
  properties: Record<string, unknown>;
}

const root = path.resolve(import.meta.dirname, '../../..');
const suite = path.join(root, 'test/e2e/suite');
const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
const { commands, views, configuration } = manifest.contributes;

/**
 * The calls that use something, in sources without types and comments, with double quotes. A mere mention is no use, nor
 * is a name that is put together.
 */
const uses: Record<'command' | 'view' | 'setting', (id: string) => RegExp> = {
  // The helper `run` takes a command by its short name.
  command: (id) =>
    new RegExp(`\\b(?:(?:execute|executeCommand)\\(\\s*${quoted(id)}|run\\(\\s*${quoted(shortName(id))})\\s*[,)]`),
  // Given the focus, by itself or to press keys in it.
  view: (id) => new RegExp(`\\b(?:execute|executeCommand|openPage)\\(\\s*${quoted(`${id}.focus`)}\\s*[,)]`),
  // Set to something: to take a value back is no use.
  setting: (id) =>
    new RegExp(`(?:\\.update|\\bwithSetting)\\(\\s*${quoted(shortName(id))},(?!\\s*(?:void 0|undefined))`),
};

function shortName(id: string): string {
  return id.replace(/^pagewright\./, '');
}

function quoted(id: string): string {
  return `"${id.replaceAll('.', '\\.')}"`;
}

/** Whether one of the sources uses the command, view or setting. */
function isUsed(kind: keyof typeof uses, id: string, sources: readonly string[]): boolean {
  const use = uses[kind](id);
  return sources.some((source) => use.test(source));
}

/** The code of a file without types and comments. */
function codeOf(source: string): string {
  return transformSync(source, { loader: 'ts' }).code;
}

/** The sources of the tests that the suite runs, which its index and its lists name. */
function readSuite(): string[] {
  const lists = ['index.ts', 'anywhere.ts', 'onMachine.ts', 'inBrowser.ts'];
  const code = lists.map((list) => codeOf(fs.readFileSync(path.join(suite, list), 'utf8'))).join('');
  const files = [...code.matchAll(/import\("\.\/(.+?\.test\.ts)"\)/g)].map(([, file]) => file ?? '');
  return files.map((file) => codeOf(fs.readFileSync(path.join(suite, file), 'utf8')));
}

describe('The in-editor suite', () => {
  const sources = readSuite();
  const contributed = [
    ...commands.map(({ command }) => ['command', command] as const),
    ...Object.values(views).flatMap((list) => list.map(({ id }) => ['view', id] as const)),
    ...[configuration]
      .flat()
      .flatMap(({ properties }) => Object.keys(properties).map((name) => ['setting', name] as const)),
  ];

  it('runs every file of tests that is there', () => {
    const files = fs.readdirSync(suite).filter((name) => name.endsWith('.test.ts'));
    assert.equal(sources.length, files.length);
  });

  for (const [kind, id] of contributed) {
    it(`uses the ${kind} ${id}`, () => assert.ok(isUsed(kind, id, sources)));
  }

  const cases: [kind: keyof typeof uses, source: string, isUse: boolean][] = [
    ['command', `await vscode.commands.executeCommand<Report>('pagewright.a.b', 1)`, true],
    ['command', `execute("pagewright.a.b")`, true],
    ['command', `await run('a.b', uri)`, true],
    ['command', `// execute('pagewright.a.b')`, false],
    ['command', `assert.equal(command, 'pagewright.a.b')`, false],
    ['command', `execute('pagewright.a.bc'); execute('pagewright.axb')`, false],
    ['view', `await openPage('pagewright.a.b.focus', [])`, true],
    ['view', `console.log('pagewright.a.b')`, false],
    ['setting', `await settings.update('a.b', 1)`, true],
    ['setting', `await withSetting('a.b', 1, work)`, true],
    ['setting', `await settings.update('a.b', undefined)`, false],
    ['setting', `settings.get('a.b')`, false],
  ];
  for (const [kind, source, isUse] of cases) {
    it(`takes ${source} as ${isUse ? 'a' : 'no'} use of a ${kind}`, () => {
      assert.equal(isUsed(kind, 'pagewright.a.b', [codeOf(source)]), isUse);
    });
  }
});
