import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };

interface MenuEntry {
  command?: string;
  when?: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const { commands, keybindings, viewsWelcome } = manifest.contributes;
const menus: Record<string, MenuEntry[]> = manifest.contributes.menus;
const titles = new Map<string, string>(commands.map(({ command, title }) => [command, title]));
const { commandPalette = [], ...otherMenus } = menus;
const paletteWhen = new Map(commandPalette.map(({ command = '', when = '' }) => [command, when]));
const sources = ['client', 'server/protocol.ts'].flatMap(readSources);

/** The commands that are about the line that is selected in a list of VS Code, whose menu opens by a key. */
const ofSelectedLine = new Map([
  ['pagewright.debug.useAsResponseParam', 'debug/variables/context'],
  ['pagewright.openPage', 'Enter on a request in the view Runs'],
]);

/** The commands that keys of a webview do. */
const ofWebviewKeys = new Map([['pagewright.table.copy', 'client/tables/tableView/keyAction.ts']]);

/** The commands that only buttons and fixes of this extension run, each with something that only they know. */
const ofButtons = new Map([
  ['pagewright.runMenu', 'the entry of the status bar, which has the focus by a key of VS Code'],
  ['pagewright.moveSecret', 'a quick fix'],
]);

/** Commands by which earlier versions offered a part of another; key bindings may still have them. */
const kept = new Map([
  ['pagewright.deleteAllRuns', 'pagewright.deleteRuns'],
  ['pagewright.showRunSummaryAsText', 'pagewright.showRunSummary'],
  ['pagewright.clearSecret', 'pagewright.setSecret'],
  ['pagewright.setMissingSecrets', 'pagewright.setSecret'],
]);

/** The commands that need nothing: no configuration, no run, no file. */
const worksAlways = [
  'importCurl',
  'newConfiguration',
  'openDocumentation',
  'openRun',
  'openSample',
  'openWalkthrough',
  'showLog',
].map((name) => `pagewright.${name}`);

describe('The commands', () => {
  const inChoices = sources
    .filter((text) => /registerChoice\(\s*'/.test(text))
    .flatMap((text) => [...text.matchAll(/command: ([\w.']+)/g)].map(([, name = '']) => idOf(name)));
  const byKey = new Set<string>(keybindings.map(({ command }) => command));
  const isInPalette = (id: string) => titles.has(id) && paletteWhen.get(id) !== 'false';
  const isReached = (id: string) =>
    isInPalette(id) ||
    byKey.has(id) ||
    inChoices.includes(id) ||
    [ofSelectedLine, ofWebviewKeys, ofButtons, kept].some((list) => list.has(id)) ||
    id.startsWith('pagewright.walkthrough.');

  const offered = new Set([...registered(), ...titles.keys(), ...Object.values(otherMenus).flatMap(commandsOf)]);
  for (const id of offered) {
    it(`${id} is reached by the palette, a key or a list of actions`, () => assert.ok(isReached(id)));
  }

  it('are in an exception only while they are there, and need it', () => {
    const exceptions = [ofSelectedLine, ofWebviewKeys, ofButtons, kept].flatMap((list) => [...list.keys()]);
    assert.deepEqual(
      exceptions.filter((id) => !offered.has(id) || isInPalette(id)),
      [],
    );
    for (const instead of kept.values()) assert.ok(isInPalette(instead), instead);
  });

  it('of menus and keys are declared', () => {
    const inMenus = Object.values(menus).flatMap(commandsOf);
    assert.deepEqual(
      [...inMenus, ...byKey].filter((id) => !titles.has(id)),
      [],
    );
  });

  it('are listed in the palette only where they can work', () => {
    const anywhere = commands
      .filter(({ command, ...rest }) => isInPalette(command) && !('enablement' in rest) && !paletteWhen.has(command))
      .map(({ command }) => command);
    assert.deepEqual(anywhere.toSorted(), worksAlways.toSorted());
  });

  describe('are named as in the palette', () => {
    const links = viewsWelcome.flatMap(({ contents }) => [...contents.matchAll(/\[([^\]]+)\]\(command:([\w.]+)/g)]);
    const ofStatus = [
      ...readText('client/runs/commands/runMenu.ts').matchAll(/item\('\$\([\w-]+\) (.+?)', '(.+?)'\)/g),
    ];
    for (const [, label, id = ''] of [...links, ...ofStatus]) {
      it(`${id} as "${label}"`, () => assert.equal(label, titles.get(id)));
    }

    it('in the summary of a run', () => {
      const ids = Object.fromEntries(entriesOf(readText('client/runs/summary/summaryPanel.ts'), 'commands'));
      const buttons = readText('client/runs/summaryView/verdictTemplate.ts').matchAll(/^ {2}(\w+): \['(.+?)', '/gm);
      for (const [, action = '', label = ''] of buttons) {
        const title = titles.get(ids[action] ?? '')?.replace('…', '');
        // A page of the summary itself says what it opens.
        if (title !== undefined && action !== 'response') assert.equal(label.replace('…', ''), title);
      }
    });
  });
});

function commandsOf(entries: readonly MenuEntry[]): string[] {
  return entries.flatMap(({ command }) => command ?? []);
}

/** The commands that the client registers, by the text of its sources. */
function registered(): string[] {
  const calls = sources.flatMap((text) => [...text.matchAll(/register(?:Command|Choice)\(\s*([\w.']+)\s*,/g)]);
  return calls.map(([, name = '']) => idOf(name)).filter((id) => id.startsWith('pagewright.'));
}

/** The value of a name or a literal in the sources; as it is, if it is neither. */
function idOf(name: string): string {
  if (name.startsWith("'")) return name.slice(1, -1);
  const [object = '', key] = name.split('.');
  for (const text of sources) {
    if (key !== undefined) {
      const value = new Map(entriesOf(text, object)).get(key);
      if (value !== undefined) return value;
    }
    const [, value] = new RegExp(`\\bconst ${object} = '([^']+)'`).exec(text) ?? [];
    if (key === undefined && value !== undefined) return value;
  }
  return name;
}

function entriesOf(text: string, object: string): [key: string, value: string][] {
  const [, body = ''] = new RegExp(`\\bconst ${object}\\b[^=]*= \\{([^}]*)\\}`).exec(text) ?? [];
  return [...body.matchAll(/(\w+): '([^']+)'/g)].map(([, key = '', value = '']) => [key, value]);
}

function readText(file: string): string {
  return fs.readFileSync(path.join(root, file), 'utf8');
}

function readSources(place: string): string[] {
  if (place.endsWith('.ts')) return [readText(place)];
  return fs
    .readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules') && !file.endsWith('.d.ts'))
    .map((file) => readText(path.join(place, file)));
}
