import { isAsWritten } from '../core/platform/link/isAsWritten.ts';
import type { LinkedConfiguration, ProjectLink } from '../core/platform/link.ts';
import type { WritableFiles } from '../core/platform/writableFiles.ts';
import { variablesComponent } from '../core/project/model/treeFormat.ts';
import { readContent } from './openFolder.ts';

/** The state of a folder, as far as its files show it, without a request to the project. */
export interface LocalState {
  link: ProjectLink;
  /** The configurations that were pulled, whose files differ from what was written, or are gone. Paths from the folder. */
  changed: string[];
  /** The configurations that were not pulled and have no id yet: paths of their files or folders. */
  fresh: string[];
}

/** Reads what has changed in a folder since it was pulled. Throws a UserError if it is connected to no project. */
export async function readLocalState(files: WritableFiles): Promise<LocalState> {
  const { link, layout } = await readContent({ files });
  const own = link.configurations.filter(({ component }) => component !== variablesComponent);
  const changed: string[] = [];
  for (const linked of own) if (await isChanged(linked, link, files)) changed.push(linked.path);
  const known = new Set(own.map(({ path }) => path));
  const fresh = layout.placed.map(({ path }) => path).filter((path) => !known.has(path));
  return { link, changed, fresh };
}

/** Whether a configuration, or the variables that lie in its folder, is not as it was written. */
async function isChanged(linked: LinkedConfiguration, link: ProjectLink, files: WritableFiles): Promise<boolean> {
  const inside = link.configurations.filter(({ path }) => path === linked.path || path.startsWith(`${linked.path}/`));
  for (const each of inside) {
    for (const file of Object.keys(each.files)) {
      const text = await files.read(file);
      if (text === undefined || !isAsWritten(each, file, text)) return true;
    }
  }
  return false;
}
