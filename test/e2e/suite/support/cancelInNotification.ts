import { pressUntilEnd } from './pressUntilEnd.ts';

/** Cancels something in the notification that shows its progress, and returns what it ends with. */
export async function cancelInNotification<Result>(work: Thenable<Result>): Promise<Result> {
  return await pressUntilEnd('notification.acceptPrimaryAction', work);
}
