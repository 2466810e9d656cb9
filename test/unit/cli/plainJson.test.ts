import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainJson, plainJsonText } from '../../../cli/printing/plainJson.ts';
import { sourceFiles } from '../../support/sourceFiles.ts';
import { terminalSigns, unsafeOnTerminals } from '../../support/terminalSigns.ts';

describe('JSON on a terminal', () => {
  for (const [title, sign] of terminalSigns) {
    it(`has ${title} as an escape, in keys and values, and means the same`, () => {
      const value = { [`a${sign}b`]: [`${sign}c`, { d: sign }] };
      for (const indent of [undefined, 2]) {
        assert.doesNotMatch(plainJson(value, indent), unsafeOnTerminals);
        assert.deepEqual(JSON.parse(plainJson(value, indent)), value);
      }
    });
  }

  for (const [title, json, shown] of [
    ['a C1 control', '"\u009b31m"', '"\\u009b31m"'],
    ['both halves of a sign beyond U+FFFF', '"\u{e0041}"', '"\\udb40\\udc41"'],
    ['what is escaped already', '"\\u009b \\\\u009b \\n"', '"\\u009b \\\\u009b \\n"'],
    ['its own line ends', '{\n  "a": 1\n}', '{\n  "a": 1\n}'],
    ['letters of any script', '"žluť 日本 🐴"', '"žluť 日本 🐴"'],
  ] as const) {
    it(`shows ${title} as ${JSON.stringify(shown)}`, () => assert.equal(plainJsonText(json), shown));
  }
});

/** The files of the command line that write JSON in another way, and why no terminal gets it. */
const exceptions = new Map([
  ['cli/printing/plainJson.ts', 'is the writer'],
  ['cli/formats/fingerprintsOf.ts', 'makes a text for a digest'],
  ['cli/gelf/gelfMessage.ts', 'makes the text of a field, which is in JSON itself'],
  ['cli/importFile.ts', 'writes a file'],
  ['cli/performRun.ts', 'writes a file'],
  ['cli/project/show.ts', 'makes the text around bodies that keep their digits'],
  ['cli/trees/checkTrees.ts', 'compares findings'],
]);

/** The doors by which JSON gets to a terminal, and the call there. */
const doors = new Map([
  ['cli/eventPrinter.ts', /json: \(event\) => plainJson\(event\)/],
  ['cli/gelf/gelfMessage.ts', /return plainJson\(\{/],
  ['cli/formats/jsonFormat.ts', /return plainJson\(list, 2\)/],
  ['cli/formats/testJsonFormat.ts', /return plainJson\(report, 2\)/],
  ['cli/formats/sarifFormat.ts', /return plainJson\(log, 2\)/],
  ['cli/formats/queryFormats.ts', /\$\{plainJson\(column\)\}: \$\{jsonValue\([\s\S]*return plainJson\(value/],
  ['cli/importFile.ts', /process\.stdout\.write\(plainJsonText\(text\)\)/],
  ['cli/paging/searchText.ts', /plainJson\(pagination, 2\)[\s\S]*plainJson\(value\)/],
  ['cli/plan.ts', /console\.log\(plainJson\(planned\.length === 1/],
  ['cli/project/printResult.ts', /format === 'json' \? plainJson\(result, 2\)/],
  ['cli/project/show.ts', /console\.log\(plainJsonText\(/],
  ['cli/report.ts', /return plainJson\(report\)/],
  ['cli/searchPaging.ts', /console\.log\(plainJson\(searchJson\(found\), 2\)\)/],
  ['cli/testing/liveCases.ts', /plainJson\(report, 2\)/],
  ['cli/shards.ts', /console\.log\(plainJson\(list\)\)/],
]);

describe('The doors by which JSON gets to a terminal', () => {
  const root = path.join(import.meta.dirname, '../../..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  it('are all that write JSON, beside those with a reason', () => {
    const writers = sourceFiles.filter((file) => /^cli\//.test(file) && /\bJSON\.stringify\b/.test(read(file)));
    assert.deepEqual(writers, [...exceptions.keys()].toSorted());
  });

  for (const [file, call] of doors) it(`escape what a terminal obeys: ${file}`, () => assert.match(read(file), call));

  it('are all listed', () => {
    const using = sourceFiles.filter((file) => /from '.*\/plainJson\.ts'/.test(read(file)));
    assert.deepEqual(using, [...doors.keys()].toSorted());
  });
});
