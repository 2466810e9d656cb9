import * as vscode from 'vscode';

const section = 'pagewright.trace.server';

/**
 * Where the talk with the language server goes when `pagewright.trace.server` asks for it. The client library traces
 * only to a channel that is set to the level `trace`, and looks at the setting after that; this one is at that level
 * as long as the setting is on, and writes to the log at its usual level, so that the setting is all that is needed.
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
