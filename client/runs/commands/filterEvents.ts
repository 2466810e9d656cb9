import type { EventLevel } from '@pagewright/engine/run';
import * as vscode from 'vscode';
import { showList } from '../../shared/showList.ts';
import type { EventsTree } from '../views/eventsTree.ts';

const choices: { level: EventLevel; label: string; description: string }[] = [
  { level: 'debug', label: '$(list-flat) All', description: 'every step of the run' },
  { level: 'info', label: '$(info) Without Details', description: 'requests, information, warnings and errors' },
  { level: 'warning', label: '$(warning) Warnings and Errors', description: '' },
  { level: 'error', label: '$(error) Errors', description: '' },
];

/** `Pagewright: Filter Events`: sets the filter of the events view. */
export function registerFilterEvents(eventsTree: EventsTree): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.filterEvents', async (level?: EventLevel) => {
    const now = choices.map((choice) => ({
      ...choice,
      label: choice.level === eventsTree.level ? `${choice.label} $(check)` : choice.label,
    }));
    const chosen = level ?? (await showList(now, { placeHolder: 'Events to show' }))?.level;
    if (chosen !== undefined) eventsTree.filter(chosen);
  });
}
