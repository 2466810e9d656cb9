import type { Verdict } from '@pagewright/engine/summary';
import * as vscode from 'vscode';

const icons: Record<Verdict, [icon: string, color: string]> = {
  complete: ['pass', 'testing.iconPassed'],
  incomplete: ['warning', 'list.warningForeground'],
  unknown: ['question', 'descriptionForeground'],
};

/** The icon of a verdict in a list, next to its word. */
export function verdictIcon(verdict: Verdict): vscode.ThemeIcon {
  const [icon, color] = icons[verdict];
  return new vscode.ThemeIcon(icon, new vscode.ThemeColor(color));
}
