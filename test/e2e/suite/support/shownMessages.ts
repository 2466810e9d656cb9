import { withWindow } from './withWindow.ts';

/** A notification of the extension. */
export interface ShownMessage {
  level: 'information' | 'warning' | 'error';
  text: string;
  buttons: string[];
}

/** The notifications that the extension shows while something is done. Presses a button where it is there. */
export async function shownMessages(
  work: (shown: readonly ShownMessage[]) => PromiseLike<unknown>,
  press?: string,
): Promise<ShownMessage[]> {
  const shown: ShownMessage[] = [];
  const show =
    (level: ShownMessage['level']) =>
    async (text: string, ...buttons: string[]) => {
      shown.push({ level, text, buttons });
      return buttons.find((button) => button === press);
    };
  const parts = {
    showInformationMessage: show('information'),
    showWarningMessage: show('warning'),
    showErrorMessage: show('error'),
  };
  await withWindow(parts, () => work(shown));
  return shown;
}
