import * as vscode from 'vscode';
import type { SecretItem } from './secretItems.ts';

interface PickPorts {
  title: string;
  /** The lines as they are now. */
  items(): Promise<SecretItem[]>;
  /** Clears the stored value of a line. */
  clear(name: string): Promise<void>;
}

type ShownItem = vscode.QuickPickItem & { item: SecretItem };

/** Lets the user choose a line of the list of secrets, and clear those that are set by the button of their line. */
export async function pickSecret({ title, items, clear }: PickPorts): Promise<SecretItem | undefined> {
  const pick = vscode.window.createQuickPick<ShownItem>();
  pick.title = title;
  pick.placeholder = 'Secret to set';
  pick.items = (await items()).map(shown);
  try {
    return await new Promise<SecretItem | undefined>((resolve) => {
      pick.onDidTriggerItemButton(async ({ item: { item } }) => {
        await clear(item.stored ?? item.label);
        pick.items = (await items()).map(shown);
      });
      pick.onDidAccept(() => resolve(pick.activeItems[0]?.item));
      pick.onDidHide(() => resolve(undefined));
      pick.show();
    });
  } finally {
    pick.dispose();
  }
}

function shown(item: SecretItem): ShownItem {
  const clear = { iconPath: new vscode.ThemeIcon('trash'), tooltip: `Clear ${item.label}` };
  return { ...item, item, buttons: item.stored === undefined ? [] : [clear] };
}
