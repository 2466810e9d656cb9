import assert from 'node:assert/strict';
import { getLanguageService } from 'vscode-json-languageservice';
import { findCurlJob } from '../../../../server/service/curl/findCurlJob.ts';
import { writeConfiguration } from '../../../../server/service/curl/writeConfiguration.ts';
import { buildModel } from '../../../../server/service/model/buildModel.ts';
import { commandLines } from '../../../curl/commandLines.ts';
import { assertGrowsWithSize } from '../../../support/countCalls.ts';
import { documentOf } from '../../../support/cursor.ts';
import { runSeed, seeded } from '../../../support/seeded.ts';
import { isExhaustive } from '../../../support/sweep.ts';

const count = isExhaustive ? 4000 : 150;
const pieces = [
  '"',
  "'",
  '\\',
  '$',
  '^',
  '`',
  '\n',
  ' ',
  '{',
  '}',
  '[',
  ']',
  '(',
  '<<E',
  '&',
  '|',
  '%',
  '@',
  ':',
  '-d',
  '-H',
  '\ud800',
  '\0',
];

describe('any text that is given for a cURL command', () => {
  const document = documentOf('{"api": {"baseUrl": "http://x.test/v1/"}, "config": {"jobs": []}}');
  const model = buildModel(document, getLanguageService({}).parseJSONDocument(document));
  const below = seeded(runSeed);

  function mutated(text: string): string {
    const [at, length] = [below(text.length), below(12)];
    switch (below(4)) {
      case 0:
        return text.slice(0, at);
      case 1:
        return text.slice(0, at) + text.slice(at + length);
      case 2:
        return text.slice(0, at) + text.slice(at, at + length).repeat(3) + text.slice(at + length);
      default:
        return text.slice(0, at) + (pieces[below(pieces.length)] ?? '') + text.slice(at);
    }
  }

  it('is answered, of broken ones each', () => {
    let [read, refused] = [0, 0];
    for (let number = 0; number < count; number++) {
      const line = commandLines[number % commandLines.length]?.command.replaceAll('HOST', 'http://x.test') ?? '';
      const command = mutated(mutated(line));
      const answers = [writeConfiguration(command), findCurlJob(model, command)];
      for (const answer of answers) {
        if ('problem' in answer) {
          refused++;
          assert.match(answer.problem, /[.…]$/, command);
        } else read++;
      }
      const [made] = answers;
      if (made && 'text' in made) assert.ok('api' in JSON.parse(made.text));
    }
    assert.ok(read > count / 4 && refused > count / 20, `${read} read, ${refused} refused`);
  });

  const hard: [title: string, command: (size: number) => string][] = [
    ['quotes without end', (size) => `curl ${`'"`.repeat(size)}`],
    ['nesting without end', (size) => `curl ${'$('.repeat(size)}`],
    ['braces without end', (size) => `curl http://x/${'{'.repeat(size)}`],
    ['JSON without end', (size) => `curl --json '${'['.repeat(size)}' x`],
    ['a long query', (size) => `curl 'http://x/?${'a=1&'.repeat(size)}'`],
    ['carets without end', (size) => `curl "a" ^\n ${'^'.repeat(size)}`],
    ['backticks without end', (size) => `curl.exe \`\n ${'`"'.repeat(size)}`],
    ['backslashes without end', (size) => `curl "a" ^\n ${'\\'.repeat(size)}`],
    ['spaces without end', (size) => `curl${' '.repeat(size)}x`],
    ['options without end', (size) => `curl ${'-H "a: b" '.repeat(size / 10)}x`],
  ];
  for (const [title, command] of hard) {
    it(`is work that grows as the text does: ${title}`, () =>
      assertGrowsWithSize((size) => writeConfiguration(command(size)), 5_000));
  }
});
