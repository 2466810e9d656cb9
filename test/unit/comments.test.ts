import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');

/** The pages in words that are not ours to choose: the specification, and the tables of measurements. */
const unedited: readonly string[] = ['docs/format/', 'docs/performance.md'];

/** Beginnings of a doc comment that do not name its subject. */
const pronoun =
  /^(?:It|Its|They|Them|This|That|These|Those|What|Whatever|Who|Whoever|Whose|Which|Each of|One that|Such|The same|Does the same)\b/;

/** Words of a private dialect, with the words of the field in their place. */
const dialect: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bat hand\b/i, 'current, available'],
  [/\bin vain\b/i, 'past the end, without a result'],
  [/\b(?:is|are|was|were|be|been) told (?!to\b)/i, 'gets, receives, is notified'],
  [/\bso many (?:of|in|pages|records|requests|rows|workers|milliseconds|works)\b/i, 'this many'],
  [/\b(?:does|do|did) without\b/i, 'does not need'],
  [/\b(?:of|on) (?:its|their) own\b(?!,? (?:accord|terms))/i, 'separate'],
  [/\bhas it that\b/i, 'says'],
  [/\bwho(?:ever)? asks\b/i, 'the caller'],
  [/\bis asked of\b/i, 'is requested from'],
  [/\bleads (?:on|to)\b|\blead on\b/i, 'resolves to, is, continues'],
  [/\bbehind\b/i, 'after, beyond'],
  [/\banew\b/i, 'again'],
  [/\bmends?\b/i, 'fixes'],
];

/** A number at the top of a module whose name is a superlative; a limit is a `max` or a `min`. */
const superlative =
  /^(?:export )?const (?:most|longest|largest|biggest|greatest|tallest|widest|least|fewest|shortest|smallest)(?:[A-Z]\w*)?\s*(?::[^=]+)?=\s*-?\(?[\d.]/gm;

interface Comment {
  file: string;
  line: number;
  isDoc: boolean;
  text: string;
}

function filesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root, exclude: (name) => /(?:^|[/\\])(?:node_modules|generated)$/.test(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !unedited.some((start) => file.startsWith(start)))
    .toSorted();
}

function readText(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** The comments of a source; a comment has its own line, so the start of one is found without parsing. */
function commentsOf(file: string): Comment[] {
  const text = readText(file);
  const found = text.matchAll(/^[ \t]*(?:(\/\*\*?)([\s\S]*?)\*\/|\/\/(.*))/gm);
  return [...found].map(({ 0: whole, 1: opening, 2: block, 3: line = '', index }) => ({
    file,
    line: text.slice(0, index + whole.search(/\S/)).split('\n').length,
    isDoc: opening === '/**',
    text: (block ?? line).replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
  }));
}

function shown({ file, line, text }: Comment): string {
  return `${file}:${line}: ${text}`;
}

describe('The comments', () => {
  const rooms = 'cli,client,debugger,engine,samples,scripts,server,test,tools';
  const sources = filesOf(`{${rooms}}/**/*.ts`);
  const comments = sources.flatMap(commentsOf);

  it('are looked at in files that exist, and so are the exceptions', () => {
    assert.ok(sources.length > 0);
    const missing = unedited.filter((place) => globSync(place.replace(/\/$/, ''), { cwd: root }).length === 0);
    assert.deepEqual(missing, []);
  });

  it('begin with a verb or a noun where they are doc comments: the subject has no name otherwise', () => {
    assert.deepEqual(comments.filter(({ isDoc, text }) => isDoc && pronoun.test(text)).map(shown), []);
  });

  for (const [pattern, instead] of dialect) {
    it(`do not say ${pattern.source}, but: ${instead}`, () => {
      assert.deepEqual(comments.filter(({ text }) => pattern.test(text)).map(shown), []);
    });
  }
});

describe('The documentation', () => {
  const pages = ['README.md', 'CONTRIBUTING.md', ...filesOf('docs/**/*.md'), ...filesOf('samples/**/*.md')];

  for (const [pattern, instead] of dialect) {
    it(`does not say ${pattern.source}, but: ${instead}`, () => {
      const found = pages.flatMap((file) =>
        readText(file)
          .split('\n')
          .flatMap((text, index) =>
            pattern.test(text.replaceAll(/`[^`]*`/g, '``')) ? [`${file}:${index + 1}: ${text}`] : [],
          ),
      );
      assert.deepEqual(found, []);
    });
  }
});

describe('A limit', () => {
  it('is a max or a min, not a superlative', () => {
    const found = filesOf('{cli,client,debugger,engine,samples,scripts,server,test,tools}/**/*.ts').flatMap((file) =>
      [...readText(file).matchAll(superlative)].map(([declaration]) => `${file}: ${declaration}`),
    );
    assert.deepEqual(found, []);
  });
});
