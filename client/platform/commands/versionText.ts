import type { RemoteConfiguration } from '@pagewright/engine/platform';
import * as vscode from 'vscode';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { Target } from '../targets/target.ts';

/** A version of a configuration as a text to read. */
interface VersionText {
  /** The name of the file that it is like. */
  file: string;
  text: string;
  /** The file here to compare it with; absent: there is none. */
  yours?: vscode.Uri;
}

/** Reads a version of a configuration: its body, laid out like a file here. Undefined after a message to the user. */
export async function versionText(
  { root, name, shown }: Target,
  version: number,
  trips: Trips,
): Promise<VersionText | undefined> {
  return await inProject(trips, root, `Reading version ${version} of "${shown}"`, async (trip) => {
    const { maskedText, readableBody, showVersion } = await loadPlatform();
    const shownVersion = await showVersion(trip, name, version);
    const yours = name.endsWith('.json') ? name : `${name}/config.json`;
    const hasFile = (await trip.files.read(yours)) !== undefined;
    return {
      file: name.endsWith('.json')
        ? (name.split('/').at(-1) ?? name)
        : `${name.split('/').at(-1) ?? name}.extractor.json`,
      text: maskedText(readableBody(jsonOf(shownVersion)), 'config.json'),
      ...(hasFile && { yours: vscode.Uri.joinPath(vscode.Uri.file(root), yours) }),
    };
  });
}

/** The body, with those of the rows after it if there are any: the texts of the project, with all their digits. */
function jsonOf({ body, rows }: RemoteConfiguration): string {
  if (rows.length === 0) return body;
  const listed = rows.map((row) => `{"name":${JSON.stringify(row.name)},"configuration":${row.body}}`);
  return `{"configuration":${body},"rows":[${listed.join(',')}]}`;
}
