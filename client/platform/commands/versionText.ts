import type { RemoteConfiguration } from '@pagewright/engine/platform';
import { fileName } from '../../shared/fileName.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { Target } from '../targets/target.ts';

/** A version of a configuration as a text to read. */
interface VersionText {
  /** The name of the file that it is like. */
  file: string;
  text: string;
}

/**
 * Reads a version of a configuration, laid out like a file here: its body, or `whole` with those of its rows. Undefined
 * after a message to the user.
 */
export async function versionText(
  { root, name, shown }: Target,
  version: number,
  trips: Trips,
  whole: boolean,
): Promise<VersionText | undefined> {
  return await inProject(trips, root, `Reading version ${version} of "${shown}"`, async (trip) => {
    const { maskedText, readableBody, showVersion } = await loadPlatform();
    const found = await showVersion(trip, name, version);
    const file = fileName(name);
    return {
      file: file.endsWith('.json') ? file : `${file}.extractor.json`,
      text: maskedText(readableBody(whole ? jsonOf(found) : found.body), 'config.json'),
    };
  });
}

/** The body, with those of the rows after it if there are any: the texts of the project, with all their digits. */
function jsonOf({ body, rows }: RemoteConfiguration): string {
  if (rows.length === 0) return body;
  const listed = rows.map((row) => `{"name":${JSON.stringify(row.name)},"configuration":${row.body}}`);
  return `{"configuration":${body},"rows":[${listed.join(',')}]}`;
}
