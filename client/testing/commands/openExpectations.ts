import * as vscode from 'vscode';
import { expectFileOf } from '../files/testsPlaces.ts';

/** Opens what a case expects. Returns its folder. */
export async function openExpectations(folder: vscode.Uri): Promise<vscode.Uri> {
  await vscode.window.showTextDocument(expectFileOf(folder), { preview: false });
  return folder;
}
