import { UserError } from '../core/errors.ts';
import type { LayoutChanges, WrittenConfiguration } from '../core/platform/layouts/layout.ts';
import { isLinkable, strayText } from '../core/platform/link/isLinkable.ts';
import { linkPath } from '../core/platform/link/readLink.ts';
import { recordInLink } from '../core/platform/link/recordInLink.ts';
import { writeLink } from '../core/platform/link/writeLink.ts';
import type { FileChange } from '../core/platform/writableFiles.ts';
import type { FolderContent } from './openFolder.ts';

/**
 * All that has to be written for configurations: their files, what the tool of the layout knows of them, and the link
 * as the last one. Only files that change.
 */
export async function gatherChanges(
  { link, linkText, layout, texts }: FolderContent,
  changes: LayoutChanges,
): Promise<FileChange[]> {
  const wanted = new Map<string, string | undefined>();
  for (const each of withVariables(changes.written)) {
    for (const file of each.obsolete) wanted.set(file, undefined);
    for (const [file, text] of each.files) wanted.set(requireLinkable(file), text);
  }
  for (const [file, text] of await layout.record(changes)) wanted.set(file, text);
  wanted.delete(linkPath);
  wanted.set(linkPath, writeLink(recordInLink(link, changes), linkText));
  const all = [...wanted].map(async ([file, text]) => ({ file, before: await texts.read(file), text }));
  return (await Promise.all(all)).filter(({ before, text }) => before !== text);
}

/** Throws a UserError for a file that the link cannot name. */
function requireLinkable(file: string): string {
  if (isLinkable(file)) return file;
  throw new UserError('platform.not-written', strayText(file));
}

/** Configurations, each followed by its variables. */
export function withVariables(written: readonly WrittenConfiguration[]): WrittenConfiguration[] {
  return written.flatMap((each) => [each, ...withVariables(each.variables === undefined ? [] : [each.variables])]);
}
