import * as vscode from 'vscode';
import type { PagingItem } from './pagingItems.ts';

type ShownItem = vscode.QuickPickItem & Pick<PagingItem, 'does'>;

/** Lets the user choose what to do about the paging. Lines that only tell something cannot be chosen. */
export async function choosePaging(items: readonly PagingItem[]): Promise<PagingItem['does']> {
  const pick = vscode.window.createQuickPick<ShownItem>();
  // The button of a walkthrough or a notification takes the focus back.
  pick.ignoreFocusOut = true;
  pick.title = 'Find Pagination';
  pick.placeholder = 'Prove a paging method by requests, or write one that is not proven';
  pick.matchOnDetail = true;
  pick.items = items.map(shown);
  try {
    return await new Promise<PagingItem['does']>((resolve) => {
      pick.onDidAccept(() => {
        const [chosen] = pick.activeItems;
        if (chosen?.does !== undefined) resolve(chosen.does);
      });
      pick.onDidHide(() => resolve(undefined));
      pick.show();
    });
  } finally {
    pick.dispose();
  }
}

function shown({ isSeparator, ...item }: PagingItem): ShownItem {
  const kind = isSeparator ? vscode.QuickPickItemKind.Separator : vscode.QuickPickItemKind.Default;
  return { ...item, kind };
}
