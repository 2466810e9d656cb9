import path from 'node:path';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../language/client/languageSupport.ts';
import { configSelector, isConfigDocument } from '../language/documents/isConfigDocument.ts';
import type { LearnedShapes } from '../running/shapes/learnedShapes.ts';
import { reportFault } from '../running/start/reportFault.ts';
import type { DiskRunStore } from '../runs/history/diskRunStore.ts';
import type { RunHistory } from '../runs/history/runHistory.ts';
import { registerCopyRequestAsCurl } from './commands/copyRequestAsCurl.ts';
import { registerDebugRun } from './commands/debugRun.ts';
import { registerOpenResponse } from './commands/openResponse.ts';
import { registerDebug, registerDebugJob } from './commands/startDebugging.ts';
import { registerUseAsResponseParam } from './commands/useAsResponseParam.ts';
import { hoverExpressions } from './editor/hoverExpressions.ts';
import { inlineValues } from './editor/inlineValues.ts';
import { debugType } from './session/debugConfiguration.ts';
import { DebugSessions } from './session/debugSessions.ts';
import type { DebugPreparation } from './session/prepareDebugging.ts';

interface DebuggingPorts {
  log: vscode.LogOutputChannel;
  language: LanguageSupport;
  history: RunHistory;
  store: DiskRunStore;
  preparation: DebugPreparation['preparation'];
  projects: DebugPreparation['projects'];
  learned: LearnedShapes;
}

/** Debugs configurations: breakpoints, steps and values in the editor. Returns the object that starts its sessions. */
export function registerDebuggingFeature(
  context: vscode.ExtensionContext,
  { log, language, history, store, preparation, projects, learned }: DebuggingPorts,
): DebugSessions {
  const { registerInlineValuesProvider, registerEvaluatableExpressionProvider } = vscode.languages;
  context.subscriptions.push(
    registerDebug(),
    registerDebugJob(language),
    registerDebugRun(history, store),
    registerCopyRequestAsCurl(),
    registerOpenResponse(),
    registerUseAsResponseParam(projects),
    registerInlineValuesProvider(configSelector, inlineValues),
    registerEvaluatableExpressionProvider(configSelector, hoverExpressions),
    vscode.debug.onDidTerminateDebugSession(({ type }) => type === debugType && learned.changed()),
  );
  const script = context.asAbsolutePath(path.join('dist', 'debugWorker.js'));
  const onFault = (error: unknown) => reportFault(log, 'Debugging', 'The debug session', error);
  const sessions = new DebugSessions({ script, preparation: { preparation, projects }, onFault });
  context.subscriptions.push(
    sessions,
    // A user who sets a breakpoint is about to debug.
    vscode.debug.onDidChangeBreakpoints(({ added }) => added.some(isInConfiguration) && sessions.load()),
  );
  return sessions;
}

function isInConfiguration(breakpoint: vscode.Breakpoint): boolean {
  if (!(breakpoint instanceof vscode.SourceBreakpoint)) return false;
  const uri = String(breakpoint.location.uri);
  return vscode.workspace.textDocuments.some((document) => isConfigDocument(document) && String(document.uri) === uri);
}
