import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
/** The page. */
export const editorsPage = readFileSync(path.join(root, 'docs/editors.md'), 'utf8');

/** The settings that `docs/editors.md` gives the users of an editor. */
export interface DescribedEditor {
  name: string;
  /** The program and its arguments, in this checkout. */
  command: string[];
  /** The text of its configuration. */
  text: string;
}

/** The start command at the head of the page. */
export function describedCommand(): string[] {
  return here(blockOf(editorsPage, 'sh').trim().split(' '));
}

/** The editors of the page, each with the command in its configuration. */
export function describedEditors(): DescribedEditor[] {
  return [
    readEditor('Neovim', 'lua', /cmd = \{ (.+?) \}/),
    readEditor('Helix', 'toml', /command = (.+?\nargs = \[.+?\])/s),
    readEditor('Zed', 'json', /"path": (.+?"arguments": \[.+?\])/s),
  ];
}

/** The start command of the debugger, and those of the editors that debug. */
export function describedDebuggers(): DescribedEditor[] {
  const [, section = ''] = editorsPage.split('\n## Debugging\n');
  const text = blockOf(section, 'sh');
  return [
    { name: 'the page', command: here(text.trim().split(' ')), text },
    readEditor('nvim-dap', 'lua', /(command = .+?\n\s+args = \{.+?\})/s),
    readEditor('dape', 'elisp', /(command "node"\s+command-args \(.+?\))/s),
  ];
}

function readEditor(name: string, language: string, pattern: RegExp): DescribedEditor {
  const section = editorsPage.split(new RegExp(`\n###? ${name}\n`))[1]?.split(/\n###? /)[0] ?? '';
  const text = blockOf(section, language);
  const words = [...(pattern.exec(text)?.[1] ?? '').replace('"arguments":', '').matchAll(/["']([^"']+)["']/g)];
  return { name, command: here(words.map(([, word]) => word ?? '')), text };
}

function blockOf(section: string, language: string): string {
  return new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(section)?.[1] ?? '';
}

function here(words: readonly string[]): string[] {
  return words.map((word) => word.replace('/path/to/pagewright', root));
}
