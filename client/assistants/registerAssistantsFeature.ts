import path from 'node:path';
import type * as vscode from 'vscode';
import { AssistantTools } from './assistantTools.ts';
import { EditorHost, type EditorParts } from './editorHost.ts';

/** Registers the tools that assistants in the editor call. Returns the object that calls them. */
export function registerAssistantsFeature(context: vscode.ExtensionContext, parts: EditorParts): AssistantTools {
  const script = context.asAbsolutePath(path.join('dist', 'toolWorker.js'));
  return new AssistantTools(script, new EditorHost(context, parts));
}
