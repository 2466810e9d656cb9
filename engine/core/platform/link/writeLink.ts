import type { LayoutChanges, PlacedConfiguration } from '../layouts/layout.ts';
import type { ProjectLink } from '../link.ts';

/** The link after configurations were written or removed; other entries stay as they are. */
export declare function recordInLink(link: ProjectLink, changes: LayoutChanges): ProjectLink;
/** The text of `.pagewright/project.json`, with only those lines changed that differ in the text that was there. */
export declare function writeLink(link: ProjectLink, before?: string): string;
/** SHA-256 of the text of a file, as the link and kbagent have it. */
export declare function fileHash(text: string): string;
/** Whether the file is as it was written. */
export declare function isUnchanged(
  link: ProjectLink,
  placed: PlacedConfiguration,
  file: string,
  text: string,
): boolean;
