import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as vscode from 'vscode';
import { closeAll } from './support/closeAll.ts';
import { extensionUnderTest } from './support/extensionUnderTest.ts';
import { openFile } from './support/openFile.ts';
import { startedProcesses } from './support/startedProcesses.ts';
import { startedThreads } from './support/startedThreads.ts';
import { waitFor } from './support/waitFor.ts';

/** The bundles of the extension that are loaded into its host. */
function loadedBundles(): string[] {
  const folder = path.join(extensionUnderTest().extensionPath, 'dist');
  const { cache } = createRequire(path.join(folder, 'extension.js'));
  const bundles = Object.keys(cache).filter((file) => path.dirname(file) === folder);
  return bundles.map((file) => path.basename(file)).toSorted();
}

describe('Opening files stays cheap', () => {
  const processes = startedProcesses();
  const threads = startedThreads();
  const servers = () => processes.filter((file) => file.endsWith('server.js') && file.includes('dist'));

  after(closeAll);

  it('a plain JSON file loads no feature and starts no language server', async () => {
    await openFile('misspelled.shapes.json');
    await waitFor('the extension', () => extensionUnderTest().isActive);
    assert.deepEqual(loadedBundles(), ['extension.js']);
    assert.deepEqual(servers(), []);
  });

  it('a view that is looked at loads the features', async () => {
    await vscode.commands.executeCommand('pagewright.runs.focus');
    await waitFor('the features', () => loadedBundles().includes('features.js'));
    await vscode.commands.executeCommand('workbench.view.explorer');
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

  it('a breakpoint in a configuration loads the debugger, once', async () => {
    const { document } = await openFile('two-jobs.extractor.json');
    const breakAt = (line: number) => {
      const place = new vscode.Location(document.uri, new vscode.Position(line, 0));
      vscode.debug.addBreakpoints([new vscode.SourceBreakpoint(place)]);
    };
    breakAt(3);
    await waitFor('the thread', () => threads.length > 0);
    breakAt(9);
    vscode.debug.removeBreakpoints(vscode.debug.breakpoints);
    assert.deepEqual(
      threads.map((file) => path.basename(file)),
      ['debugWorker.js'],
    );
  });

  it('the first run starts the thread of the engine', async () => {
    await openFile('two-jobs.extractor.json');
    await vscode.commands.executeCommand('pagewright.run');
    assert.equal(threads.filter((file) => file.endsWith('runWorker.js')).length, 1);
  });
});
