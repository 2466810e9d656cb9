import * as vscode from 'vscode';

export interface Settings {
  /** Offer the language for a plain JSON file that looks like a configuration. */
  offerLanguage: boolean;
  /** Whether a run writes the shapes of the responses beside the configuration. */
  writeShapes: 'ask' | 'always' | 'never';
  /** How many requests of a run may be under way at a time. */
  parallel: number;
}

/** The settings as they hold for a file. (`pagewright.trace.server` is read by the language client itself.) */
export function readSettings(uri?: vscode.Uri): Settings {
  const settings = vscode.workspace.getConfiguration('pagewright', uri);
  return {
    offerLanguage: settings.get('offerLanguage', true),
    writeShapes: settings.get<Settings['writeShapes']>('shapes.write', 'ask'),
    parallel: Math.max(1, Math.trunc(settings.get('run.parallel', 1))),
  };
}
