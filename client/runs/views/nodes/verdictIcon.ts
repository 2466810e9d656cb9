import type { PagingSearch } from '@pagewright/engine/run';
import type { Verdict } from '@pagewright/engine/summary';
import * as vscode from 'vscode';
import { listColors } from '../../../shared/listColors.ts';

const icons: Record<Verdict | PagingSearch['result'], [icon: string, color: string]> = {
  complete: ['pass', 'testing.iconPassed'],
  incomplete: ['warning', listColors.warning],
  found: ['pass', 'testing.iconPassed'],
  'not-needed': ['pass', 'testing.iconPassed'],
  'not-expressible': ['warning', listColors.warning],
  unknown: ['question', 'descriptionForeground'],
};

/** The icon of a verdict, or of the result of a search, in a list, next to its word. */
export function verdictIcon(verdict: keyof typeof icons): vscode.ThemeIcon {
  const [icon, color] = icons[verdict];
  return new vscode.ThemeIcon(icon, new vscode.ThemeColor(color));
}
