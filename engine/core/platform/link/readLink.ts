import type { ProjectFinding } from '../../project/source/projectFinding.ts';
import type { ProjectLink } from '../link.ts';

/** The name of the file from its folder. */
export const linkPath = '.pagewright/project.json';

export interface ReadLink {
  /** Absent: the text is no link, and the findings say why. */
  link?: ProjectLink;
  findings: ProjectFinding[];
}

/** Reads the text of `.pagewright/project.json`; whatever it names lies in its folder, or it is refused. */
export declare function readLink(text: string, file: string): ReadLink;
