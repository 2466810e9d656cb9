import { isAsWritten } from '../core/platform/link/isAsWritten.ts';
import type { LinkedConfiguration } from '../core/platform/link.ts';
import type { Candidate } from './candidate.ts';
import type { TextsOnce } from './textsOnce.ts';

/**
 * The candidates, with the place that files without an id were pulled to where they are those of a configuration whose files
 * are gone, as after a rename. A push would make a second one of it.
 */
export async function withMoved(all: readonly Candidate[], texts: TextsOnce): Promise<Candidate[]> {
  if (all.every(({ at }) => at !== undefined)) return [...all];
  const linked = all.flatMap((each) => (each.remote === undefined ? [] : (each.linked ?? [])));
  const areGone = await Promise.all(linked.map((each) => isGone(each, texts)));
  const gone = linked.filter((_, index) => areGone[index]);
  return await Promise.all(
    all.map(async (each) => {
      const { at, path } = each;
      const from = at === undefined && path !== undefined ? await placeBefore(path, gone, texts) : undefined;
      return from === undefined ? each : { ...each, movedFrom: from };
    }),
  );
}

async function isGone({ files }: LinkedConfiguration, texts: TextsOnce): Promise<boolean> {
  const names = Object.keys(files);
  const found = await Promise.all(names.map((file) => texts.read(file)));
  return names.length > 0 && found.every((text) => text === undefined);
}

async function placeBefore(
  path: string,
  gone: readonly LinkedConfiguration[],
  texts: TextsOnce,
): Promise<string | undefined> {
  for (const linked of gone) {
    // One is a folder, and the other a file.
    if (linked.path.endsWith('.json') !== path.endsWith('.json')) continue;
    if (await areFilesAt(path, linked, texts)) return linked.path;
  }
  return undefined;
}

/** Whether all files of a configuration are as they were written, but in another place. */
async function areFilesAt(path: string, linked: LinkedConfiguration, texts: TextsOnce): Promise<boolean> {
  for (const file of Object.keys(linked.files)) {
    const moved = await texts.read(`${path}${file.slice(linked.path.length)}`);
    if (moved === undefined || !isAsWritten(linked, file, moved)) return false;
  }
  return true;
}
