import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Command {
  command: string;
  title: string;
}

const root = path.join(import.meta.dirname, '../../..');
const { contributes } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const commands: Command[] = contributes.commands;
const hidden = new Set<string>(
  contributes.menus.commandPalette
    .filter(({ when }: { when: string }) => when === 'false')
    .map(({ command }: { command: string }) => command),
);
const page = readFileSync(path.join(root, 'docs/commands.md'), 'utf8');

describe('docs/commands.md', () => {
  it('explains every command of the palette, and no other', () => {
    const explained = [...page.matchAll(/^\| \*\*(.*?)\*\* \|/gm)].map(([, title = '']) => title);
    const titles = commands.filter(({ command }) => !hidden.has(command)).map(({ title }) => title);
    assert.deepEqual(explained.sort(), titles.sort());
  });
});
