import * as vscode from 'vscode';

/** Does something while a setting of the extension has another value in the workspace. */
export async function withSetting<Answer>(
  name: string,
  value: unknown,
  work: () => PromiseLike<Answer>,
): Promise<Answer> {
  const settings = () => vscode.workspace.getConfiguration('pagewright');
  const before = settings().inspect(name)?.workspaceValue;
  await settings().update(name, value, vscode.ConfigurationTarget.Workspace);
  try {
    return await work();
  } finally {
    await settings().update(name, before, vscode.ConfigurationTarget.Workspace);
  }
}
