import type { CustomRequests } from '@pagewright/debugger/messages';
import * as vscode from 'vscode';
import { debugType } from './debugConfiguration.ts';

/** The frame chosen in the call stack, if it belongs to Pagewright. */
export function focusedFrame(): vscode.DebugStackFrame | undefined {
  const item = vscode.debug.activeStackItem;
  return item instanceof vscode.DebugStackFrame && item.session.type === debugType ? item : undefined;
}

/** Sends the debugger a custom request about a frame. Undefined if there is no result; VS Code shows why. */
export async function askAboutFrame<Name extends keyof CustomRequests>(
  name: Name,
  { session, frameId }: Pick<vscode.DebugStackFrame, 'session' | 'frameId'>,
  more: Omit<CustomRequests[Name]['arguments'], 'frameId'>,
): Promise<CustomRequests[Name]['body'] | undefined> {
  try {
    return await session.customRequest(name, { ...more, frameId });
  } catch {
    return undefined;
  }
}
