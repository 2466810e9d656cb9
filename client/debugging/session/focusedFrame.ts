import type { CustomRequests } from '@pagewright/debugger/messages';
import * as vscode from 'vscode';
import { debugType } from './debugConfiguration.ts';

/** The frame that is chosen in the call stack, where it is one of ours. */
export function focusedFrame(): vscode.DebugStackFrame | undefined {
  const item = vscode.debug.activeStackItem;
  return item instanceof vscode.DebugStackFrame && item.session.type === debugType ? item : undefined;
}

/** Asks the debugger something about a frame. Undefined where there is no result; VS Code shows why. */
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
