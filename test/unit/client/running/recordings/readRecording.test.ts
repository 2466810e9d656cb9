import assert from 'node:assert/strict';
import { readRecording } from '../../../../../client/running/recordings/readRecording.ts';
import { memoryFiles } from '../../../../../engine/faces/exchanges.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const line = (answer: string) => `${JSON.stringify({ method: 'GET', url: 'http://api.test/', answer })}\n`;

function recording(lines: string, others: Record<string, string> = {}) {
  const files = { 'recording.json': '{}', 'exchanges.jsonl': lines, ...others };
  return memoryFiles(new Map(Object.entries(files).map(([name, text]) => [name, bytesOf(text)])), 'memfs:/recording');
}

describe('The recording that a browser replays', () => {
  const responses = { 'answers/000001.json': '[1]', 'answers/000002.json': '[2]' };
  const lines = line('answers/000001.json') + line('answers/000002.json') + line('answers/000001.json');
  const namesOf = async (...given: Parameters<typeof recording>) => [
    ...(await readRecording(recording(...given))).keys(),
  ];

  it('has its list of exchanges, and each response once', async () => {
    assert.deepEqual(await namesOf(lines, responses), [
      'exchanges.jsonl',
      'recording.json',
      'answers/000001.json',
      'answers/000002.json',
    ]);
  });

  it('leaves to the run to say which responses are missing', async () => {
    assert.deepEqual(await namesOf(lines), ['exchanges.jsonl', 'recording.json']);
  });

  it('reads no file that is not a response, whatever the list says', async () => {
    const others = { '../secrets.json': 'x', 'answers/../../secrets.json': 'x' };
    const changed = `${line('../secrets.json')}${line('answers/../../secrets.json')}{"answer":7}\nnot JSON\n`;
    assert.deepEqual(await namesOf(changed, others), ['exchanges.jsonl', 'recording.json']);
  });

  it('is refused where it is more than a browser holds', async () => {
    const most = 1024 * 1024;
    const large = recording(line('answers/000001.json'), { 'answers/000001.json': 'x'.repeat(most) });
    await assert.rejects(readRecording(large, most), {
      message: '"memfs:/recording" cannot be read: it is larger than 1 MB, the most that a browser holds.',
    });
  });

  it('is refused where there is none', async () => {
    await assert.rejects(readRecording(memoryFiles(new Map())), { code: 'file.unreadable' });
  });
});
