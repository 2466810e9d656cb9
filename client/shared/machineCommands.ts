import * as vscode from 'vscode';
import { showInformationMessage } from './messages.ts';

interface ContributedCommand {
  command: string;
  title: string;
  enablement?: string;
}

/** The commands that the manifest does not offer in a browser. */
export function machineCommands({ packageJSON }: vscode.Extension<unknown>): ContributedCommand[] {
  const { commands }: { commands: ContributedCommand[] } = packageJSON.contributes;
  return commands.filter(({ enablement }) => enablement?.includes('!pagewright.inBrowser'));
}

/** Whether a command of the extension is offered in this window; a browser has fewer than a machine. */
export type IsOffered = (command: string) => boolean;

/** Whether commands are offered, in a browser. */
export function offeredInBrowser(extension: vscode.Extension<unknown>): IsOffered {
  const hidden = new Set(machineCommands(extension).map(({ command }) => command));
  return (command) => !hidden.has(command);
}

/** Registers commands that need a machine. A key binding or a link may still call one: says where it works. */
export function registerMachineCommands(extension: vscode.Extension<unknown>): vscode.Disposable {
  return vscode.Disposable.from(
    ...machineCommands(extension).map(({ command, title }) =>
      vscode.commands.registerCommand(command, async () => {
        const name = title.replace(/…$/, '');
        await showInformationMessage(
          `"${name}" needs a machine: it works in VS Code on the desktop and in a codespace, not in a browser alone.`,
        );
      }),
    ),
  );
}
