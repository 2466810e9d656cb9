import { descriptionEndings, descriptionFilesOf } from '@pagewright/core/descriptions/descriptionFilesOf';
import { settingsFileName } from '@pagewright/core/environments/settingsFileName';
import { FileError } from '@pagewright/core/errors';
import { asObject, findObject, findText } from '../model/nodes.ts';
import type { NearestFile } from '../severities/createSeverities.ts';
import { pathFrom } from '../severities/pathFrom.ts';
import type { DescriptionFile } from './descriptionReader.ts';

/**
 * The files that may describe the API of a configuration: the one that the nearest `.pagewright.json` names, otherwise
 * those next to the configuration. An error for a name that is not below the folder of the settings.
 */
export function findDescriptionFiles(uri: string, nearest: NearestFile | undefined): DescriptionFile[] | FileError {
  const folder = uri.slice(0, uri.lastIndexOf('/') + 1);
  if (!folder.includes(':/') || folder.startsWith('untitled:')) return [];
  const named = nearest?.file && namedIn(nearest.file, pathFrom(nearest.folder, uri));
  if (nearest === undefined || named === undefined)
    return descriptionFilesOf(uri).map((each) => ({ uri: each, folder, isNamed: false }));
  const path = pathBelow(named);
  if (path === undefined) return new FileError(named, notBelow);
  return [{ uri: nearest.folder + path.map(encodeURIComponent).join('/'), folder: nearest.folder, isNamed: true }];
}

/** The glob pattern of every file next to a configuration that describes its API. */
export const descriptionPattern = `**/*.openapi.{${descriptionEndings.join(',')}}`;

const notBelow = `"${settingsFileName}" may only name files in its folder and below it, as in "apis/users.yaml"`;

function namedIn({ json }: NonNullable<NearestFile['file']>, config: string): string | undefined {
  return findText(findObject(asObject(json.root), 'descriptions'), config)?.value;
}

/** The segments of a relative path; undefined for an address, an absolute path, and one that goes up. */
function pathBelow(path: string): string[] | undefined {
  const segments = path.split('/');
  if (/^[a-z][a-z\d+.-]*:|^[/\\]/i.test(path) || segments.includes('..')) return undefined;
  return segments.filter((segment) => segment !== '' && segment !== '.');
}
