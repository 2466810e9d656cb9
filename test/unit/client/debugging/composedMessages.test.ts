import assert from 'node:assert/strict';
import { CompositionPlaces } from '../../../../client/debugging/session/compositionPlaces.ts';
import { ComposedMessages, type PlacedMessage } from '../../../../debugger/session/composedMessages.ts';
import { composed, files } from '../project/composed.ts';

const same = { nameOf: (path: string) => path, pathOf: (name: string) => name };
const lines = composed.composed.text.split('\n');

/** The number of the line of the composed text with a key, counted from 1. */
const lineOf = (key: string) => lines.findIndex((line) => line.includes(`"${key}"`)) + 1;

/** The column of the first character of a line of the composed text, counted from 1. */
const columnIn = (line: number) => (lines[line - 1] ?? '').search(/\S/) + 1;

/** The number of the line of a file with a text, counted from 1. */
const lineIn = (file: string, text: string) =>
  (composed.texts.get(file) ?? '').split('\n').findIndex((line) => line.includes(text)) + 1;

describe('The messages of a debug session of several files', () => {
  let messages: ComposedMessages;
  let seq = 0;
  beforeEach(() => {
    messages = new ComposedMessages(files.row, async () => new CompositionPlaces(composed, same));
  });

  const setAt = (path: string, ...texts: string[]) =>
    messages.toDebugger({
      type: 'request',
      command: 'setBreakpoints',
      seq: ++seq,
      arguments: { source: { path }, breakpoints: texts.map((text) => ({ line: lineIn(path, text) })) },
    });

  for (const [text, file, key] of [
    ['baseUrl', 'base', 'baseUrl'],
    ['pagination', 'base', 'pagination'],
    ['"endpoint"', 'row', 'endpoint'],
  ] as const) {
    it(`put a breakpoint at ${text} where the debugger has that key, under the path of the program`, async () => {
      const { arguments: sent } = await setAt(files[file], text);
      const line = sent?.breakpoints?.[0]?.line ?? 0;
      assert.equal(sent?.source?.path, files.row);
      assert.ok(lines[line - 1]?.includes(`"${key}"`) || lines[line]?.includes(`"${key}"`), lines[line - 1]);
    });
  }

  it('send the breakpoints of all files, and give each file its own back', async () => {
    await setAt(files.base, 'baseUrl', 'pagination');
    const sent = await setAt(files.row, '"endpoint"');
    assert.equal(sent.arguments?.breakpoints?.length, 3);
    const answer: PlacedMessage = {
      type: 'response',
      command: 'setBreakpoints',
      request_seq: seq,
      // As the debugger does, with the column of the key.
      body: {
        breakpoints: sent.arguments?.breakpoints?.map(({ line = 0 }) => ({ line, column: columnIn(line) })) ?? [],
      },
    };
    assert.deepEqual(
      messages.toEditor(answer).body?.breakpoints?.map(({ line }) => line),
      [lineIn(files.row, '"endpoint"')],
    );
  });

  it('keep a breakpoint at a line that means nothing where it was put', async () => {
    const sent = await setAt(files.base, 'The address');
    const refused: object = { verified: false };
    const answer = {
      type: 'response',
      command: 'setBreakpoints',
      request_seq: seq,
      body: { breakpoints: [refused] },
    };
    assert.ok((sent.arguments?.breakpoints?.[0]?.line ?? 0) > lines.length);
    assert.deepEqual(messages.toEditor(answer).body?.breakpoints, [
      { verified: false, line: lineIn(files.base, 'The address') },
    ]);
  });

  for (const [key, file, text] of [
    ['endpoint', 'row', '"endpoint"'],
    ['method', 'base', 'pagination'],
  ] as const) {
    it(`show a frame at "${key}" in the file that has it`, async () => {
      await messages.toDebugger({ type: 'request', command: 'stackTrace', seq: ++seq });
      const line = lineOf(key);
      const column = columnIn(line);
      const frame = { line, column, source: { path: files.row } };
      const answer = { type: 'response', command: 'stackTrace', request_seq: seq, body: { stackFrames: [frame] } };
      const [shown] = messages.toEditor(answer).body?.stackFrames ?? [];
      assert.deepEqual([shown?.source?.path, shown?.line], [files[file], lineIn(files[file], text)]);
    });
  }

  it('say only places of the file where a breakpoint can be', async () => {
    const asked = { source: { path: files.row }, line: lineIn(files.row, '"endpoint"') };
    const sent = await messages.toDebugger({
      type: 'request',
      command: 'breakpointLocations',
      seq: ++seq,
      arguments: asked,
    });
    assert.deepEqual([sent.arguments?.line, sent.arguments?.endLine], [sent.arguments?.endLine, sent.arguments?.line]);
    const found = [lineOf('endpoint'), lineOf('baseUrl')].map((line) => ({
      line,
      column: (lines[line - 1] ?? '').indexOf('"') + 1,
    }));
    const answer = { type: 'response', command: 'breakpointLocations', request_seq: seq, body: { breakpoints: found } };
    assert.deepEqual(
      messages.toEditor(answer).body?.breakpoints?.map(({ line }) => line),
      [asked.line],
    );
  });

  it('of other files, and without places, stay as they are', async () => {
    for (const message of [
      { type: 'request', command: 'next', seq: 1 },
      {
        type: 'request',
        command: 'setBreakpoints',
        seq: 2,
        arguments: { source: { path: '/other.json' }, breakpoints: [] },
      },
    ])
      assert.equal(await messages.toDebugger(message), message);
  });
});
