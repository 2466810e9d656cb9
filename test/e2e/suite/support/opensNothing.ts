import assert from 'node:assert/strict';
import * as vscode from 'vscode';

/** Runs work that must open no document. VS Code may close others in the meantime. */
export async function opensNothing<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = new Set(openDocuments());
  const result = await work();
  const opened = openDocuments().filter((uri) => !before.has(uri));
  assert.deepEqual(opened, []);
  return result;
}

function openDocuments(): string[] {
  return vscode.workspace.textDocuments.map(({ uri }) => uri.toString());
}
