import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../../../package.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..', '..', '..', '..', '..');
const { walkthroughs, commands } = manifest.contributes;
const contributed = new Set(commands.map(({ command }) => command));
const ofVscode = new Set([
  // Registered for these buttons alone.
  'pagewright.walkthrough.showFixes',
  'pagewright.walkthrough.showProblems',
  'pagewright.walkthrough.runBeside',
  'pagewright.walkthrough.debugPaging',
  'pagewright.walkthrough.importSample',
]);

/** The commands of a text's links, with those that they run in turn. */
function commandsIn(description: string): string[] {
  return [...description.matchAll(/\]\(command:([\w.]+)(?:\?([^)]*))?\)/g)].flatMap(([, command = '', query]) => {
    const inTurn: string[] = command.endsWith('.runBeside')
      ? JSON.parse(decodeURIComponent(query ?? '[]')).slice(0, 1)
      : [];
    return [command, ...inTurn];
  });
}

describe('The walkthroughs', () => {
  for (const { id, title, description, media, completionEvents } of walkthroughs.flatMap(({ steps }) => steps)) {
    describe(`"${title}"`, () => {
      it('has links to commands that exist', () => {
        const linked = commandsIn(description);
        assert.ok(linked.length > 0, 'a step is done by something');
        assert.deepEqual(
          linked.filter((command) => !contributed.has(command) && !ofVscode.has(command)),
          [],
        );
      });

      it('has a picture in the colours of the theme, with words for it', () => {
        const picture = readFileSync(path.join(root, media.svg), 'utf8');
        const colours = [...picture.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour = '']) => colour);
        assert.deepEqual(
          colours.filter((colour) => colour !== 'none' && !colour.startsWith('var(--vscode-')),
          [],
        );
        assert.ok(media.altText.length > 10);
      });

      it('is ticked off by what the extension or VS Code tells', () => {
        const sources = [
          'client/getStarted/commands/importDescription.ts',
          'client/getStarted/commands/newConfiguration.ts',
          'client/getStarted/walkthrough/walkthroughProgress.ts',
          'client/getStarted/walkthrough/ownApiProgress.ts',
        ];
        const code = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
        assert.ok(completionEvents.length > 0, id);
        for (const event of completionEvents) {
          // A command ticks a step off wherever it is used, and for whatever.
          assert.match(event, /^onContext:pagewright\.walkthrough\./);
          assert.match(code, new RegExp(`['.]${event.split('.').at(-1)}'`), event);
        }
      });
    });
  }

  it('begins with a sample whose path is flagged before any run: its shapes are there', () => {
    const [first] = walkthroughs.flatMap(({ steps }) => steps);
    const sample = /%22(\d\d-[\w-]+)\.extractor\.json%22/.exec(first?.description ?? '')?.[1];
    for (const ending of ['extractor', 'shapes']) {
      assert.ok(existsSync(path.join(root, 'samples', `${sample}.${ending}.json`)), `${sample}.${ending}.json`);
    }
  });
});
