/** The part of the `enablement` of a command that needs a machine. */
const notInBrowser = '!pagewright.inBrowser';

interface Entry {
  command?: string;
  when?: string;
}

interface Contributions {
  commands?: { command: string; enablement?: string }[];
  menus?: Record<string, Entry[]>;
  keybindings?: Entry[];
}

/**
 * Hides the menu entries and key bindings of commands that need a machine from a browser: VS Code hides a disabled
 * command in the palette only.
 */
export function hideInBrowser({ commands = [], menus = {}, keybindings = [] }: Contributions): void {
  const hidden = commands.filter(({ enablement }) => enablement?.includes(notInBrowser)).map(({ command }) => command);
  for (const entry of [...Object.values(menus).flat(), ...keybindings]) {
    if (entry.command !== undefined && hidden.includes(entry.command)) entry.when = withCondition(entry.when);
  }
}

function withCondition(when: string | undefined): string {
  return when === undefined ? notInBrowser : `(${when}) && ${notInBrowser}`;
}
