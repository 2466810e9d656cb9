import assert from 'node:assert/strict';
import { joinLines, looksLikeCurl } from '../../../../../client/language/curl/curlText.ts';
import { importMessage } from '../../../../../client/language/curl/importMessage.ts';
import { readCurl } from '../../../../../server/service/curl/readCurl.ts';

describe('joinLines', () => {
  const commands: [title: string, command: string, expected: string][] = [
    ['leaves one line', "curl x -H 'a: b'", "curl x -H 'a: b'"],
    ['joins lines of bash', "curl x \\\n  -H 'a: b' \\\r\n  -v", "curl x -H 'a: b' -v"],
    ['joins lines of the command prompt', 'curl "x" ^\r\n  -v ^\n -s', 'curl "x" -v -s'],
    ['joins lines of PowerShell', 'curl.exe x `\n  -v', 'curl.exe x -v'],
    ['makes one line of a body', `curl x -d '{\n  "a": 1\n}'\n`, `curl x -d '{ "a": 1 }'`],
  ];
  for (const [title, command, expected] of commands) {
    it(title, () => assert.equal(joinLines(command), expected));
  }

  it('makes no other command of it', () => {
    const command = `curl 'https://x.test/a?b=c' \\\n  -H 'A: b' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  "a": [1,\n 2]\n}'`;
    assert.deepEqual(readCurl(joinLines(command)), readCurl(command));
  });
});

describe('looksLikeCurl', () => {
  const texts: [string, boolean][] = [
    ['curl https://x.test', true],
    ['  curl\n-v', true],
    ['$ curl x', true],
    ['C:\\Windows\\curl.exe x', true],
    ['/usr/bin/curl x', true],
    ['CURL x', true],
    ['', false],
    ['curl', false],
    ['curly braces', false],
    ['https://x.test/curl x', false],
    ['see curl x', false],
    ['{"a": "curl x"}', false],
  ];
  for (const [text, expected] of texts) {
    it(`${JSON.stringify(text)}: ${expected}`, () => assert.equal(looksLikeCurl(text), expected));
  }
});

describe('importMessage', () => {
  const messages: [string[], string][] = [
    [[], 'Done.'],
    [['One.'], 'Done. One.'],
    [['One.', 'Two.'], 'Done. One. Two.'],
    [['One.', 'Two.', 'Three.'], 'Done. One. Two. 1 more note is in the log.'],
    [['One.', 'Two.', 'Three.', 'Four.'], 'Done. One. Two. 2 more notes are in the log.'],
  ];
  for (const [remarks, expected] of messages) {
    it(`says "${expected}"`, () => assert.equal(importMessage('Done.', remarks), expected));
  }
});
