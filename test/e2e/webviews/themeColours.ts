import fs from 'node:fs';
import path from 'node:path';
import { parseText } from '../../../client/shared/text/json.ts';
import { projectRoot } from '../launch/projectRoot.ts';

/** A theme in which pages are checked: its file, the class that VS Code gives the page, and the colours it leaves out. */
export interface CheckedTheme {
  name: string;
  file: string;
  kind: string;
  usual: Record<string, string>;
}

const green = { 'charts.green': '#89d185', 'testing.iconPassed': '#73c991', 'charts.orange': '#d18616' };

/** The defaults of VS Code for the colours that a theme does not set. */
export const checkedThemes: readonly CheckedTheme[] = [
  {
    name: 'dark',
    file: 'dark_modern.json',
    kind: 'vscode-dark',
    usual: {
      ...green,
      ...{ 'charts.blue': '#59a4f9', 'charts.red': '#f14c4c', 'charts.yellow': '#cca700' },
      ...{ 'editorError.foreground': '#f14c4c', 'editorWarning.foreground': '#cca700' },
      ...{ 'list.warningForeground': '#cca700', 'list.hoverBackground': '#2a2d2e' },
      'editor.findMatchHighlightBackground': '#ea5c0055',
    },
  },
  {
    name: 'light',
    file: 'light_modern.json',
    kind: 'vscode-light',
    usual: {
      ...{ 'charts.green': '#388a34', 'testing.iconPassed': '#73c991', 'charts.orange': '#d18616' },
      ...{ 'charts.blue': '#1a85ff', 'charts.red': '#e51400', 'charts.yellow': '#bf8803' },
      ...{ 'editorError.foreground': '#e51400', 'editorWarning.foreground': '#bf8803' },
      ...{ 'list.warningForeground': '#855f00', 'list.hoverBackground': '#f2f2f2' },
      'editor.findMatchHighlightBackground': '#ea5c0055',
      ...{ 'settings.dropdownForeground': '#3b3b3b', 'settings.textInputBackground': '#ffffff' },
      'settings.textInputForeground': '#3b3b3b',
    },
  },
  {
    name: 'contrast',
    file: 'hc_black.json',
    kind: 'vscode-high-contrast',
    usual: {
      ...green,
      ...{ 'charts.blue': '#59a4f9', 'charts.red': '#f48771', 'charts.yellow': '#ffd370' },
      ...{ foreground: '#ffffff', 'editor.foreground': '#ffffff', focusBorder: '#f38518', contrastBorder: '#6fc3df' },
      ...{ contrastActiveBorder: '#f38518', descriptionForeground: '#ffffffb3', 'icon.foreground': '#ffffff' },
      ...{ 'textLink.foreground': '#21a6ff', errorForeground: '#f48771', 'editorError.foreground': '#f48771' },
      'editorWarning.foreground': '#ffd370',
      ...{ 'badge.background': '#000000', 'badge.foreground': '#ffffff', 'button.foreground': '#ffffff' },
      ...{ 'dropdown.background': '#000000', 'dropdown.foreground': '#ffffff', 'dropdown.border': '#6fc3df' },
      ...{ 'settings.dropdownBackground': '#000000', 'settings.dropdownForeground': '#ffffff' },
    },
  },
];

/** The rules that give a page the colours of a theme, as VS Code gives them to a webview. */
export function themeStyle({ file, usual }: CheckedTheme): string {
  const colours = Object.entries({ ...usual, ...coloursIn(file) });
  const variables = colours.map(([name, value]) => `--vscode-${name.replaceAll('.', '-')}: ${value};`).join('\n');
  const fonts = '--vscode-font-family: sans-serif; --vscode-font-size: 13px; --vscode-editor-font-family: monospace;';
  const body = 'background: var(--vscode-editor-background); color: var(--vscode-editor-foreground); font-size: 13px;';
  return `:root { ${variables} ${fonts} --vscode-editor-font-size: 14px; } body { ${body} }`;
}

/** The colours of a theme with those of the themes that it includes. */
function coloursIn(file: string): Record<string, string> {
  const folder = 'test/e2e/host/node_modules/code-server/lib/vscode/extensions/theme-defaults/themes';
  const theme = parseText(fs.readFileSync(path.join(projectRoot, folder, file), 'utf8')) as {
    include?: string;
    colors?: Record<string, string>;
  };
  return { ...(theme.include === undefined ? {} : coloursIn(theme.include)), ...theme.colors };
}
