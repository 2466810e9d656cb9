import { apiOfExtension } from './apiOfExtension.ts';

/** A notification of the extension. */
export interface ShownMessage {
  level: 'information' | 'warning' | 'error';
  text: string;
  buttons: string[];
}

const methods = {
  showInformationMessage: 'information',
  showWarningMessage: 'warning',
  showErrorMessage: 'error',
} as const;

/** The notifications that the extension shows while something is done. Presses a button where it is there. */
export async function shownMessages(
  work: (shown: readonly ShownMessage[]) => PromiseLike<unknown>,
  press?: string,
): Promise<ShownMessage[]> {
  const { window } = apiOfExtension();
  const originals = { ...window };
  const shown: ShownMessage[] = [];
  for (const [method, level] of Object.entries(methods)) {
    const show = async (text: string, ...buttons: string[]) => {
      shown.push({ level, text, buttons });
      return buttons.find((button) => button === press);
    };
    Object.assign(window, { [method]: show });
  }
  try {
    await work(shown);
    return shown;
  } finally {
    for (const method of Object.keys(methods)) Object.assign(window, { [method]: Reflect.get(originals, method) });
  }
}
