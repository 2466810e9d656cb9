import * as vscode from 'vscode';

const section = 'pagewright.trace.server';

/**
 * Creates the channel for the messages exchanged with the language server when `pagewright.trace.server` asks for them.
 * The client library traces only to a channel with the level `trace`, and reads the setting after that. This channel
 * has that level while the setting is on and writes to the log at the usual level, so that the setting alone is enough.
 */
export function createTraceChannel(log: vscode.LogOutputChannel): {
  channel: vscode.LogOutputChannel;
  subscription: vscode.Disposable;
} {
  const changed = new vscode.EventEmitter<vscode.LogLevel>();
  const watching = vscode.workspace.onDidChangeConfiguration((change) => {
    if (change.affectsConfiguration(section)) changed.fire(traceLevel());
  });
  const channel: vscode.LogOutputChannel = {
    ...log,
    get logLevel() {
      return traceLevel();
    },
    onDidChangeLogLevel: changed.event,
    trace: (message, ...args) => log.info(message, ...args),
  };
  return { channel, subscription: vscode.Disposable.from(watching, changed) };
}

function traceLevel(): vscode.LogLevel {
  const wanted = vscode.workspace.getConfiguration().get<string>(section, 'off');
  return wanted === 'off' ? vscode.LogLevel.Off : vscode.LogLevel.Trace;
}
