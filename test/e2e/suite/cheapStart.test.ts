import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { openFile } from './support/openFile.ts';
import { startedProcesses } from './support/startedProcesses.ts';
import { startedThreads } from './support/startedThreads.ts';
import { waitFor } from './support/waitFor.ts';

describe('Opening files stays cheap', () => {
  const processes = startedProcesses();
  const threads = startedThreads();
  const servers = () => processes.filter((file) => file.endsWith('server.js') && file.includes('dist'));

  after(closeAll);

  it('a plain JSON file starts no language server', async () => {
    await openFile('misspelled.shapes.json');
    await waitFor('the extension', () => extensionUnderTest().isActive);
    assert.deepEqual(servers(), []);
  });

  it('a configuration starts one language server and no thread, so the engine is not loaded', async () => {
    const { document } = await openFile('misspelled.extractor.json');
    await waitFor('a diagnostic', () => vscode.languages.getDiagnostics(document.uri));
    assert.equal(servers().length, 1);
    assert.deepEqual(threads, []);
  });

  it('a second configuration starts nothing more', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    await waitFor('a lens', () =>
      vscode.commands.executeCommand<unknown[]>('vscode.executeCodeLensProvider', document.uri),
    );
    assert.equal(servers().length, 1);
    assert.deepEqual(threads, []);
  });

  it('the first run starts the thread of the engine', async () => {
    await openFile('two-jobs.extractor.json');
    await vscode.commands.executeCommand('pagewright.run');
    assert.equal(threads.filter((file) => file.endsWith('runWorker.js')).length, 1);
  });
});
