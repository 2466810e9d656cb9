import assert from 'node:assert/strict';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { roomFolders } from '../../support/sourceFiles.ts';
import { headingAnchors, sectionNumbers } from './headingAnchors.ts';

const root = path.join(import.meta.dirname, '../../..');
const folders = [...roomFolders, 'schemas', 'scripts', 'test', 'docs', 'deploy'];
const pages = readdirSync(path.join(root, 'docs/format'));
const numbered = pages.join('|').replaceAll('.', '\\.');

interface Line {
  file: string;
  number: number;
  text: string;
}

/** Every line of the sources and documents; generated files, and recorded cases, cite nothing. */
const lines = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...folders.flatMap(filesIn)].flatMap((file) =>
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .map((text, index): Line => ({ file, number: index + 1, text })),
);

function filesIn(folder: string): string[] {
  return globSync(`${folder}/**/*.{ts,mjs,cjs,json,css,md}`, { cwd: root, exclude: ['**/node_modules'] })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !/generated\/|\/out\/|^test\/conformance\/cases\/|docs\/reference\.md/.test(file))
    .filter((file) => file !== 'test/unit/docs/citations.test.ts');
}

/** The faults of the lines, as `file:line: what`. */
function accused(accuse: (line: Line) => string[]): string[] {
  return lines.flatMap((line) => accuse(line).map((what) => `${line.file}:${line.number}: ${what}`));
}

const anchors = new Map<string, Set<string>>();

/** Whether a document, by its path from the root, is there and has the anchor. */
function leadsSomewhere(file: string, anchor: string | undefined): boolean {
  if (!existsSync(path.join(root, file))) return false;
  if (anchor === undefined || !file.endsWith('.md')) return true;
  if (!anchors.has(file)) anchors.set(file, new Set(headingAnchors(readFileSync(path.join(root, file), 'utf8'))));
  return anchors.get(file)?.has(anchor) ?? false;
}

describe('citations', () => {
  it('of a document, as docs/….md#heading, lead to a heading that is there', () => {
    const lost = accused(({ text }) =>
      [...text.matchAll(/\bdocs\/[\w/-]+\.md(?:#([\w-]+))?/g)]
        .filter(([cited, anchor]) => !leadsSomewhere(cited.replace(/#.*/, ''), anchor))
        .map(([cited]) => cited),
    );
    assert.deepEqual(lost, []);
  });

  it('between Markdown files lead to a file and a heading that are there', () => {
    const lost = accused(({ file, text }) =>
      file.endsWith('.md')
        ? [...text.matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
            .filter(([, target, anchor]) => !leadsSomewhere(target ? besides(file, target) : file, anchor))
            .map(([cited]) => cited)
        : [],
    );
    assert.deepEqual(lost, []);
  });

  it('in titles of tests, as page.md 4.1, name a section that is there', () => {
    const sections = new Map(
      pages.map((page) => [page, sectionNumbers(readFileSync(path.join(root, 'docs/format', page), 'utf8'))]),
    );
    const title = new RegExp(`(?<![\\w/])(${numbered}) ((?:(?:, | and | to )?\\d+(?:\\.\\d+)*)+)`, 'g');
    const lost = accused(({ file, text }) =>
      file.startsWith('test/')
        ? [...text.matchAll(title)].flatMap(([, page = '', numbers = '']) =>
            (numbers.match(/[\d.]+/g) ?? [])
              .filter((number) => !sections.get(page)?.includes(number))
              .map((number) => `${page} ${number}`),
          )
        : [],
    );
    assert.deepEqual(lost, []);
  });

  it('have one form: docs/….md#heading in code, a link in Markdown, page.md 4.1 in titles of tests', () => {
    const bare = new RegExp(`(?<![\\w/#-])(?:${numbered}|contracts\\.md)(?<rest>.{0,3})`, 'g');
    const old = accused(({ file, text }) => {
      const prose = file.endsWith('.md') ? text.replace(/\[[^\]]*\]\([^)]*\)/g, '') : text;
      const isTitle = file.startsWith('test/') && !/^\s*(?:\/\/|\/?\*)/.test(text);
      return [...prose.matchAll(bare)]
        .filter(({ groups }) => !(isTitle && /^ (?:\d|\$\{)/.test(groups?.['rest'] ?? '')))
        .map(([cited]) => cited);
    });
    assert.deepEqual(old, []);
  });

  it('name nothing that a clone does not hold', () => {
    const words = /\bthe mission\b|shared\/(?:conformance|contracts|reference|mission)/i;
    assert.deepEqual(
      accused(({ text }) => text.match(words) ?? []),
      [],
    );
  });
});

function besides(file: string, target: string): string {
  return path.posix.join(path.posix.dirname(file), target);
}
