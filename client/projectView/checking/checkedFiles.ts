import type * as vscode from 'vscode';

/** Findings of a configuration of a tree, or of the tree itself. Files are named by their URIs. */
export interface CheckedFiles {
  /** The files that it was composed of. */
  files: ReadonlySet<string>;
  findings: ReadonlyMap<string, readonly vscode.Diagnostic[]>;
}

/** The findings of a file in all parts, each once: rows and variables are shared. */
export function findingsIn(file: string, parts: Iterable<CheckedFiles>): vscode.Diagnostic[] {
  const byId = new Map<string, vscode.Diagnostic>();
  for (const { findings } of parts) {
    for (const finding of findings.get(file) ?? []) {
      const { range, code, message } = finding;
      byId.set(JSON.stringify([range, code, message]), finding);
    }
  }
  return [...byId.values()];
}

/** The names of the parts that a changed or deleted file or folder may change. A configuration is named by its file, a tree by its folder. */
export function partsWith(file: string, parts: ReadonlyMap<string, CheckedFiles>): string[] {
  const scope = scopeOf(file);
  const isMeant = ([name, { files }]: [string, CheckedFiles]) =>
    files.has(file) || isInFolderOf(file, name) || [name, ...files].some((each) => `${each}/`.startsWith(scope));
  return [...parts].filter(isMeant).map(([name]) => name);
}

/** The folder whose parts a file may change: what kbc is told to ignore is so for all below, and a folder may be gone. */
function scopeOf(file: string): string {
  return file.replace(/\/(?:\.keboola\/\.kbcignore|kbcdir\.json)$/, '').concat('/');
}

/** Whether a file is of the configuration, or of the manifest of the tree. */
function isInFolderOf(file: string, name: string): boolean {
  const isConfiguration = /\/(?:config\.json|_config\.yml)$/.test(name);
  return file.startsWith(isConfiguration ? name.slice(0, name.lastIndexOf('/') + 1) : `${name}/.keboola/`);
}
