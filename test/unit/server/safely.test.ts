import assert from 'node:assert/strict';
import { safely } from '../../../server/safely.ts';

const task = { name: 'textDocument/hover', uri: 'file:///a.extractor.json' };

describe('safely', () => {
  it('gives what the work gives and logs nothing', async () => {
    const lines: string[] = [];
    const log = (line: string) => lines.push(line);
    assert.equal(await safely(task, 0, () => 1, log), 1);
    assert.equal(await safely(task, 0, async () => 2, log), 2);
    assert.deepEqual(lines, []);
  });

  const faults: [string, () => Promise<string> | string][] = [
    ['throws', () => assert.fail('broken')],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['throws something that is no error', () => Promise.reject('broken')],
  ];
  for (const [title, work] of faults) {
    it(`gives the fallback where the work ${title}, and one line that names the document`, async () => {
      const lines: string[] = [];
      assert.equal(await safely(task, 'nothing', work, (line) => lines.push(line)), 'nothing');
      assert.equal(lines.length, 1);
      assert.match(lines[0] ?? '', /^textDocument\/hover failed for file:\/\/\/a\.extractor\.json: .*broken/);
    });
  }
});
