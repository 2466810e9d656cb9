import assert from 'node:assert/strict';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Diagnostic, DiagnosticSeverity } from 'vscode-languageserver-types';
import { DiagnosticsPublisher } from '../../../server/diagnosticsPublisher.ts';

const uri = 'file:///a.extractor.json';

/** A publisher in a world where time passes and answers arrive when the test says so. */
function world() {
  let now = 0;
  const timers: { at: number; work: () => void }[] = [];
  const asked: { uri: string; answer: (diagnostics: Diagnostic[]) => void }[] = [];
  const sent: { uri: string; version: number | undefined; count: number }[] = [];
  const documents = new Map<string, TextDocument>();
  const publisher = new DiagnosticsPublisher({
    documents,
    later(work, pauseMs) {
      const timer = { at: now + pauseMs, work };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    find: (uri) => new Promise((answer) => asked.push({ uri, answer })),
    send: (uri, version, diagnostics) => sent.push({ uri, version, count: diagnostics.length }),
  });
  return {
    publisher,
    asked,
    sent,
    type(version: number): void {
      documents.set(uri, TextDocument.create(uri, 'extractor-config', version, ''));
      publisher.schedule(uri);
    },
    close(): void {
      documents.delete(uri);
      publisher.forget(uri);
    },
    pass(ms: number): void {
      now += ms;
      for (const timer of timers.filter(({ at }) => at <= now)) {
        timers.splice(timers.indexOf(timer), 1);
        timer.work();
      }
    },
    async answer(index: number, count: number): Promise<void> {
      asked[index]?.answer(Array.from({ length: count }, problem));
      await new Promise(setImmediate);
    },
  };
}

function problem(): Diagnostic {
  const start = { line: 0, character: 0 };
  return { range: { start, end: start }, message: 'x', severity: DiagnosticSeverity.Error };
}

describe('DiagnosticsPublisher', () => {
  it('waits for a pause after the last keystroke and asks once', async () => {
    const { type, pass, asked, answer, sent } = world();
    type(0);
    pass(0);
    assert.equal(asked.length, 1, 'what was just opened is looked at at once');
    asked.splice(0);
    type(1);
    pass(80);
    type(2);
    pass(80);
    assert.equal(asked.length, 0);
    pass(20);
    assert.equal(asked.length, 1);
    await answer(0, 3);
    assert.deepEqual(sent, [{ uri, version: 2, count: 3 }]);
  });

  it('throws away an answer about a version that is not the newest any more', async () => {
    const { type, pass, answer, sent } = world();
    type(1);
    pass(150);
    type(2);
    await answer(0, 3);
    assert.deepEqual(sent, []);
    pass(150);
    await answer(1, 1);
    assert.deepEqual(sent, [{ uri, version: 2, count: 1 }]);
  });

  it('asks again where the world changed and not the text, and keeps to the newest answer', async () => {
    const { type, pass, publisher, answer, sent } = world();
    type(1);
    pass(150);
    publisher.schedule(uri);
    await answer(0, 3);
    assert.deepEqual(sent, [], 'another answer is on its way');
    pass(150);
    await answer(1, 2);
    assert.deepEqual(sent, [{ uri, version: 1, count: 2 }]);
  });

  it('sends nothing again while the text and its problems are as they were: a menu of fixes stays open', async () => {
    const { type, pass, publisher, answer, sent } = world();
    type(1);
    pass(150);
    await answer(0, 2);
    publisher.schedule(uri);
    pass(150);
    await answer(1, 2);
    assert.deepEqual(sent, [{ uri, version: 1, count: 2 }]);
    // The editor has moved the marks with the text.
    type(2);
    pass(150);
    await answer(2, 2);
    publisher.schedule(uri);
    pass(150);
    await answer(3, 1);
    assert.deepEqual(sent.slice(1), [
      { uri, version: 2, count: 2 },
      { uri, version: 2, count: 1 },
    ]);
  });

  it('sends the diagnostics of a document that is opened again', async () => {
    const { type, close, pass, answer, sent } = world();
    type(1);
    pass(150);
    await answer(0, 2);
    close();
    type(1);
    pass(150);
    await answer(1, 2);
    assert.deepEqual(sent.at(-1), { uri, version: 1, count: 2 });
  });

  it('clears the diagnostics of a document that is closed and sends nothing after that', async () => {
    const { type, close, pass, answer, sent, asked } = world();
    type(1);
    pass(150);
    type(2);
    close();
    pass(150);
    await answer(0, 3);
    assert.equal(asked.length, 1);
    assert.deepEqual(sent, [{ uri, version: undefined, count: 0 }]);
  });
});
