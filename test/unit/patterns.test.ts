import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { regularExpressionsIn, type WrittenPattern } from '../support/regularExpressions.ts';
import { slowParts } from '../support/slowPatterns.ts';
import { sourceFiles } from '../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Patterns that may be slow by their form and are not, or have no text that a stranger could make long. */
const exceptions: Record<string, string> = {
  'engine/core/text/countText.ts \\B(?=(?:\\d{3})+$)': 'its text is a number of at most 16 digits',
  'server/service/curl/words/cmdWords.ts ((?:\\\\\\\\)*)(\\\\"|""|")|\\\\+|[ \\t]+|[^\\\\" \\t]+':
    'a row of backslashes that no quote follows is taken whole by the next alternative',
  'server/service/rules/filterComparison.ts (==|!=|>=|<=|~~|!~|[<>])(\\s*)(["\'`])([^&|]*)\\3':
    'it finds no end only for the last quote of each of three kinds',
  'server/service/severities/addProperty.ts ^((?:[ \\t]*\\/\\*.*?\\*\\/)*[ \\t]*(,?)(?:[ \\t]*\\/\\*.*?\\*\\/)*(?:[ \\t]*\\/\\/[^\\r\\n]*)?)':
    'every part of it is optional, so it never goes back',
  'schemas/sections/job.schema.json ^(?:(?:(?!(?:[=!]=|~~|!~|[<>]))[^&|])*(?:[=!]=|~~|!~|[<>])[^&|]*(?:[&|](?:(?!(?:[=!]=|~~|!~|[<>]))[^&|])*(?:[=!]=|~~|!~|[<>])[^&|]*)*)?$':
    'its lookaheads let it divide a text in one way only',
  'tools/set/explain.ts ^\\| (`.+?) \\| (.+) \\|$': 'its text is a page of our own docs',
};

/** Where a regular expression is put together: its parts, and whether that happens while the file is loaded. */
const putTogether: Record<string, { of: string; atLoad: boolean }> = {
  'debugger/expressions/expression.ts': { of: 'names of ours', atLoad: false },
  'debugger/expressions/plainText.ts': { of: 'a mark of ours', atLoad: false },
  'debugger/session/assign.ts': { of: 'constants', atLoad: true },
  'engine/core/descriptions/evidence/numberedPages.ts': { of: 'constants', atLoad: true },
  'engine/core/descriptions/evidence/pageSizes.ts': { of: 'constants', atLoad: true },
  'engine/core/descriptions/parents/wantedField.ts': { of: 'words of ours', atLoad: false },
  'engine/core/functions/dates/dateRule.ts': { of: 'what its callers below have as constants', atLoad: false },
  'engine/core/recognition/paging/pagingTexts.ts': { of: 'constants', atLoad: true },
  'engine/core/recognition/paging/pagingWords.ts': { of: 'constants', atLoad: true },
  'engine/core/recognition/statusMeaning.ts': { of: 'constants', atLoad: true },
  'engine/core/recognition/totalWords.ts': { of: 'constants', atLoad: true },
  'engine/core/secrecy/credentialNames.ts': { of: 'constants', atLoad: true },
  'engine/core/secrecy/escapes.ts': { of: 'constants', atLoad: true },
  'client/running/secrets/pemLines.ts': { of: 'a number of ours', atLoad: false },
  'engine/core/testing/reading/compiled.ts': { of: 'what the author of a test expects', atLoad: false },
  'server/service/matching/schemaPart.ts': { of: 'our schemas, which are looked at below', atLoad: false },
  'server/service/model/contextsAt.ts': { of: 'constants', atLoad: true },
  'server/service/rules/describeObjects.ts': { of: 'our schemas, which are looked at below', atLoad: false },
  'server/service/rules/encryptedValue.ts': { of: 'words of ours', atLoad: false },
  'tools/mcp/lineLimit.ts': { of: 'constants', atLoad: true },
};
/** Callers of `dateRule`. */
const dateRules = ['absoluteRules', 'relativeRules', 'zoneRules'].map(
  (name) => `engine/core/functions/dates/${name}.ts`,
);

/** The places that are slow and no exception, with the reason. */
function slowOnes(patterns: readonly { file: string; source: string; flags: string }[]): string[] {
  const slow = patterns.flatMap(({ file, source, flags }) => {
    const parts = slowParts(source, flags).map(({ part, why }) => `${part} (${why})`);
    return parts.length === 0 ? [] : [{ key: `${file} ${source}`, parts }];
  });
  return slow.filter(({ key }) => !(key in exceptions)).map(({ key, parts }) => `${key}: ${parts.join(', ')}`);
}

describe('slowParts', () => {
  const slow = [
    ...['\\s*,\\s*$', '^\\s*\\d*\\s*$', '(a+)+$', '^(.+?)[^a-z]+([a-z_]+)$', '\\{\\{\\s*([^{}]*?)\\s*\\}\\}'],
    ...[
      '<[^>]*>',
      '\\{\\{.*\\}\\}',
      'over .*quota',
      '^\\| (.+?) \\| (.+) \\|$',
      '\\/+$',
      '(?=\\d+$)',
      '\\]\\([^)]*\\)',
    ],
  ];
  for (const source of slow)
    it(`finds what is slow in ${source}`, () => assert.notDeepEqual(slowParts(source, 'i'), []));

  const fast = [
    ...['^\\s*(?:\\d+\\s*)?$', '\\{\\{[^{}]*\\}\\}', '<[^<>]*>', '^over .*quota', '(?<!\\/)\\/+$', '#.*', '"[^"]*"'],
    ...['^[^/?#]*([^?#]*)', '\\/\\*[^]*?(?:\\*\\/|$)', '[a-z]{1,40} quota'],
  ];
  for (const source of fast) it(`finds nothing in ${source}`, () => assert.deepEqual(slowParts(source, ''), []));
});

describe('The regular expressions of the sources', () => {
  let all: WrittenPattern[] = [];
  before(() => {
    all = regularExpressionsIn(sourceFiles);
  });

  it('take time by the length of a text, where they are written', () => {
    const written = all.flatMap(({ file, written }) => (written === undefined ? [] : [{ file, ...written }]));
    assert.ok(written.length > 800, `${written.length} patterns`);
    assert.deepEqual(slowOnes(written), []);
  });

  it('have no other exceptions than those that are needed', () => {
    const named = [...all, ...inSchemas()].flatMap(({ file, written }) =>
      written ? [{ key: `${file} ${written.source}`, ...written }] : [],
    );
    const needed = named.filter(({ key, source, flags }) => key in exceptions && slowParts(source, flags).length > 0);
    assert.deepEqual(new Set(needed.map(({ key }) => key)), new Set(Object.keys(exceptions)));
  });

  it('are put together only in the places that are listed', () => {
    const files = all.filter(({ written }) => written === undefined).map(({ file }) => file);
    assert.deepEqual([...new Set(files)].sort(), Object.keys(putTogether).sort());
  });

  it('take time by the length of a text, where they are put together of constants', async () => {
    const files = Object.keys(putTogether).filter((file) => putTogether[file]?.atLoad);
    for (const file of [...files, ...dateRules]) {
      const made = await madeWhileLoading(file);
      assert.notEqual(made.length, 0, file);
      assert.deepEqual(slowOnes(made.map((pattern) => ({ file, ...pattern }))), []);
    }
  });

  it('take time by the length of a text, where a schema has them', () => {
    const found = inSchemas().flatMap(({ file, written }) => (written === undefined ? [] : [{ file, ...written }]));
    assert.ok(found.length > 0);
    assert.deepEqual(slowOnes(found), []);
  });
});

/** The patterns of our schemas. */
function inSchemas(): WrittenPattern[] {
  return globSync('schemas/**/*.json', { cwd: root }).flatMap((file) =>
    patternsIn(JSON.parse(readFileSync(path.join(root, file), 'utf8'))).map((source) => ({
      file: file.replaceAll(path.sep, '/'),
      written: { source, flags: 'u' },
    })),
  );
}

/** Loads a file once more, and returns the sources of its regular expressions. */
async function madeWhileLoading(file: string): Promise<{ source: string; flags: string }[]> {
  const made: { source: string; flags: string }[] = [];
  const own = globalThis.RegExp;
  globalThis.RegExp = new Proxy(own, {
    construct: (target, args, newTarget) => {
      const pattern = Reflect.construct(target, args, newTarget);
      made.push({ source: pattern.source, flags: pattern.flags });
      return pattern;
    },
  });
  try {
    await import(`${pathToFileURL(path.join(root, file))}?again`);
  } finally {
    globalThis.RegExp = own;
  }
  return made;
}

/** The values of `pattern` and the keys of `patternProperties`, at any depth. */
function patternsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(patternsIn);
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'pattern' && typeof value === 'string' ? [value] : []),
    ...(key === 'patternProperties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...patternsIn(value),
  ]);
}
