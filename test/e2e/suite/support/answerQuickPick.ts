import { pressUntilEnd } from './pressUntilEnd.ts';

/** Takes the first item of the list that a command shows, and returns what the command gives. */
export async function answerQuickPick<Answer>(command: Thenable<Answer>): Promise<Answer> {
  return await pressUntilEnd('workbench.action.acceptSelectedQuickOpenItem', command);
}
