import type { FileTexts, LayoutFolder, WrittenConfiguration } from '@pagewright/core/platform/layouts/layout';
import { layouts } from '@pagewright/core/platform/layouts/layouts';
import type { LayoutName, ProjectLink } from '@pagewright/core/platform/link';
import { recordInLink } from '@pagewright/core/platform/link/recordInLink';
import type { PulledConfiguration } from '@pagewright/core/platform/pulledConfiguration';
import { MemoryFiles } from './memoryFiles.ts';

export const layoutNames: readonly LayoutName[] = ['pagewright', 'kbc', 'kbagent'];

/** A folder that is linked to a project, in one of the layouts, into which configurations are pulled. */
export class PulledFolder {
  readonly files: MemoryFiles;
  link: ProjectLink;

  constructor(layout: LayoutName, texts: Readonly<Record<string, string>> = emptyTree(layout), branch = '777') {
    this.files = new MemoryFiles(texts);
    const project = { id: '1', name: 'Shop' };
    const stack = 'https://connection.keboola.test';
    this.link = { version: 1, stack, project, branch: { id: branch, name: 'Main' }, layout, configurations: [] };
  }

  open(): Promise<LayoutFolder> {
    return layouts[this.link.layout].open(this.link, this.files);
  }

  /** Writes configurations, and what the link and the tool note. */
  async pull(...pulled: readonly PulledConfiguration[]): Promise<WrittenConfiguration[]> {
    const folder = await this.open();
    const written: WrittenConfiguration[] = [];
    for (const each of pulled) written.push(await folder.write(each));
    await this.note(folder, written);
    return written;
  }

  /** Puts the files of configurations in, and notes them. */
  async note(folder: LayoutFolder, written: readonly WrittenConfiguration[]): Promise<void> {
    const changes = { written, removed: [] };
    const noted: FileTexts = await folder.record(changes);
    for (const each of written.flatMap((one) => [one, ...(one.variables ? [one.variables] : [])]))
      this.files.apply(each.files, each.obsolete);
    this.files.apply(noted);
    this.link = recordInLink(this.link, changes);
  }

  /** A configuration as it is in its files. Takes what was pulled. */
  async read(pulled: PulledConfiguration) {
    const folder = await this.open();
    const placed = folder.find(pulled.configuration);
    const local = placed && (await folder.read(placed.path));
    return local && folder.complete(local, pulled);
  }
}

/** The manifest of a tree in which nothing was pulled yet. */
function emptyTree(layout: LayoutName): Record<string, string> {
  if (layout === 'pagewright') return {};
  const manifest = {
    version: layout === 'kbc' ? 2 : 3,
    project: { id: 1, apiHost: 'connection.keboola.test' },
    naming: {},
    branches: [{ id: 777, path: 'main' }],
    configurations: [],
  };
  return { '.keboola/manifest.json': `${JSON.stringify(manifest, undefined, layout === 'kbc' ? 2 : 4)}\n` };
}
