import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { codeBlock, codeSpan } from '../../../../engine/core/text/markdownCode.ts';
import { sourceFiles } from '../../../support/sourceFiles.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** A backtick that is written before or after a value. */
const byHand = /\\`\$\{|\}\\`|'`+' *\+|\+ *'`+'|`\\`\\`\\`/;

describe('Code in Markdown', () => {
  for (const [title, text, expected] of [
    ['a name', 'users', '`users`'],
    ['a backtick within', 'a`b', '``a`b``'],
    ['a run of backticks', 'a``b`c', '```a``b`c```'],
    ['a backtick first', '`a', '`` `a ``'],
    ['a backtick last', 'a`', '`` a` ``'],
    ['only backticks', '``', '``` `` ```'],
    ['spaces on both sides, which Markdown would drop', ' a ', '`  a  `'],
    ['a space on one side', ' a', '` a`'],
    ['only spaces, which Markdown keeps', '  ', '`  `'],
    ['nothing', '', '` `'],
    ['lines, of which an empty one would end the paragraph', 'a\n\n# b\r\nc', '`a # b c`'],
  ] as const) {
    it(`is not ended by ${title}`, () => assert.equal(codeSpan(text), expected));
  }

  it('is not ended in a block by a fence', () => {
    assert.equal(codeBlock('json', '{}'), '```json\n{}\n```');
    assert.equal(codeBlock('text', 'a\n```\n[x](command:y)\n````'), '`````text\na\n```\n[x](command:y)\n````\n`````');
  });

  it('is made by nobody else', () => {
    const files = [...sourceFiles, ...globSync('scripts/**/*.ts', { cwd: root })];
    const made = files.filter((file) => !file.includes('/generated/'));
    const found = made.flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .flatMap((line, index) => (byHand.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );
    assert.deepEqual(found, []);
  });
});
