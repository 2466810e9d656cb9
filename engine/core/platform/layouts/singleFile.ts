import { nameOf } from '../../project/model/folders.ts';
import { readSource } from '../../project/model/readSource.ts';
import type { TreeFiles } from '../../project/model/treeFiles.ts';
import { genericComponent } from '../../project/model/treeFormat.ts';
import { bodySource } from '../bodies/bodySource.ts';
import { compactText } from '../bodies/compactText.ts';
import { jsonText } from '../bodies/jsonText.ts';
import { renewText } from '../bodies/renewText.ts';
import type { LinkedConfiguration } from '../link.ts';
import type { LocalConfiguration } from '../localConfiguration.ts';
import type { RemoteConfiguration } from '../remoteConfiguration.ts';
import type { WrittenConfiguration } from './layout.ts';
import { folderOfSingleFile } from './singleFileNames.ts';

/** The file of a configuration without rows and variables: its whole body. */
export async function writeSingleFile(
  remote: RemoteConfiguration,
  path: string,
  files: TreeFiles,
): Promise<WrittenConfiguration> {
  const { name, description, isDisabled, body } = remote;
  const text = renewText(path, await files.read(path), bodySource(body), jsonText);
  const meta = { name, description, isDisabled };
  return { remote, path, files: new Map([[path, text]]), obsolete: [], rows: [], meta, findings: [] };
}

/** Reads such a file. What is not in it is in the link; a new one has the name of its file. */
export async function readSingleFile(
  path: string,
  linked: LinkedConfiguration | undefined,
  files: TreeFiles,
): Promise<LocalConfiguration | undefined> {
  const text = await files.read(path);
  if (text === undefined) return undefined;
  const { root, findings } = readSource(text, path);
  const { branch, component = genericComponent, id, meta } = linked ?? {};
  const own = meta ?? { name: folderOfSingleFile(nameOf(path)), description: '', isDisabled: false };
  const body = root === undefined ? '' : compactText(root);
  const ids = { ...(branch !== undefined && { branch }), ...(id !== undefined && { id }) };
  return { ...ids, component, ...own, body, file: path, rows: [], findings };
}
