import assert from 'node:assert/strict';
import * as vscode from 'vscode';
import { lastingFailures, type Unreachable } from '../../support/lastingFailures.ts';
import { closeAll } from './support/closeAll.ts';
import { fileUri } from './support/fileUri.ts';
import { run } from './support/run.ts';
import { waitFor } from './support/waitFor.ts';
import { writeFile } from './support/writeFile.ts';

describe('A run against what no retry can reach', () => {
  // One for each test: an editor may still show what a file of that name held before.
  let name: string;
  let count = 0;
  let server: Unreachable;

  afterEach(async () => {
    await server.close();
    await closeAll();
    await vscode.workspace.fs.delete(fileUri(name));
  });

  for (const [title, start, code, words] of lastingFailures.slice(0, 3)) {
    it(`ends after one request, with the error at the address: ${title}`, async () => {
      server = await start();
      name = `lasting-${++count}.extractor.json`;
      const baseUrl = `${server.url}/`;
      const config = { api: { baseUrl }, config: { outputBucket: 'b', jobs: [{ endpoint: 'users', dataType: 'u' }] } };
      const { document } = await vscode.window.showTextDocument(await writeFile(config, name), { preview: false });
      const report = await run('run');
      assert.deepEqual([report.error?.code, report.requests, report.retries], [code, 1, 0]);
      const finding = await waitFor(code, () =>
        vscode.languages
          .getDiagnostics(document.uri)
          .find((each) => typeof each.code === 'object' && each.code.value === code),
      );
      assert.equal(finding.severity, vscode.DiagnosticSeverity.Error);
      assert.equal(document.getText(finding.range), JSON.stringify(baseUrl));
      assert.match(finding.message, words);
    });
  }
});
