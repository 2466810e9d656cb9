import { settingsFileName } from '@pagewright/core/environments/settingsFileName';
import type { FileError } from '@pagewright/core/errors';
import type { LanguageService } from 'vscode-json-languageservice';
import { asObject } from '../model/nodes.ts';
import { isIgnored, type ReadText } from '../text/readText.ts';
import { foldersAround } from './foldersAround.ts';
import { pathFrom } from './pathFrom.ts';
import { chooseProfile, type Profile } from './profile.ts';
import { profileSeverities } from './profileSeverities.ts';
import { readSeverities, type Severities } from './readSeverities.ts';
import {
  profileIn,
  readSeveritiesFile,
  type SeveritiesFile,
  severitiesOfAll,
  severitiesOfOne,
} from './severitiesFile.ts';

export interface SeveritySources {
  readText: ReadText;
  /** The URIs of the open folders: files above them do not apply to files in them. */
  workspaceFolders?(): readonly string[];
  severitySetting?(uri: string): Promise<unknown>;
  /** The setting `pagewright.profile` for a document. */
  profileSetting?(uri: string): Promise<unknown>;
  /** The profile of a document for which none is chosen, such as `platform` in a folder of the platform's tools. */
  profileOf?(uri: string): Profile | undefined | Promise<Profile | undefined>;
  /** The profile of all documents, whatever settings and files say. */
  profile?: Profile | undefined;
}

/** The nearest `.pagewright.json` of a configuration, or the folder to create it in. */
export interface NearestFile {
  /** The URI of its folder, with a trailing slash. */
  folder: string;
  file: SeveritiesFile | undefined;
  /** The reason why it is not read, if it is not. */
  ignored?: FileError;
}

interface SeverityKnowledge {
  /** The severities for a document other than those of the rules: for each code the most specific one; and the file that is not read. */
  severitiesOf(uri: string): Promise<{ severities: Severities; ignored: FileError | undefined }>;
  /** The URI of the nearest file if it is not a JSON object (comments and trailing commas allowed); else undefined. */
  unusableFile(uri: string): Promise<string | undefined>;
  /** The nearest file; undefined for a document outside every folder. */
  nearestFile(uri: string): Promise<NearestFile | undefined>;
}

/** Finds the severities of each document. The files are read each time, because they may change at any moment. */
export function createSeverities(
  json: LanguageService,
  {
    readText,
    workspaceFolders = () => [],
    severitySetting = async () => undefined,
    profileSetting = async () => undefined,
    profileOf = () => undefined,
    profile,
  }: SeveritySources,
): SeverityKnowledge {
  const nearestFile = async (uri: string): Promise<NearestFile | undefined> => {
    const folders = foldersAround(uri, workspaceFolders());
    const files = await Promise.all(folders.map((folder) => readText(folder + settingsFileName, 'settings')));
    const nearest = files.findIndex((read) => typeof read === 'string' || isIgnored(read));
    const folder = folders[nearest];
    const read = files[nearest];
    if (folder !== undefined && read !== undefined) {
      if (typeof read !== 'string') return { folder, file: undefined, ignored: read };
      return { folder, file: readSeveritiesFile(json, folder + settingsFileName, read) };
    }
    const home = homeOf(folders, workspaceFolders());
    return home === undefined ? undefined : { folder: home, file: undefined };
  };
  return {
    nearestFile,
    unusableFile: async (uri) => {
      const { file } = (await nearestFile(uri)) ?? {};
      return file && !(await isUsable(json, file)) ? file.document.uri : undefined;
    },
    severitiesOf: async (uri) => {
      const [setting, chosen, ofDocument, nearest] = await Promise.all([
        severitySetting(uri),
        profileSetting(uri),
        profileOf(uri),
        nearestFile(uri),
      ]);
      const { folder = '', file, ignored } = nearest ?? {};
      const ofProfile = profileSeverities[chooseProfile([profile, file && profileIn(file), chosen], ofDocument)];
      const written = file ? [...severitiesOfAll(file), ...severitiesOfOne(file, pathFrom(folder, uri))] : [];
      return { severities: new Map([...ofProfile, ...readSeverities(setting), ...written]), ignored };
    },
  };
}

/** The folder for a new file: the workspace folder; outside every workspace folder, that of the document. */
function homeOf(folders: readonly string[], workspaceFolders: readonly string[]): string | undefined {
  const outermost = folders.at(-1);
  const isInWorkspace = workspaceFolders.some((folder) => `${folder.replace(/\/$/, '')}/` === outermost);
  return isInWorkspace ? outermost : folders[0];
}

/** Whether a `.pagewright.json` is a valid JSON object; comments and trailing commas are allowed. */
async function isUsable(json: LanguageService, file: SeveritiesFile): Promise<boolean> {
  if (!asObject(file.json.root)) return false;
  // Any object fits the empty schema, so only problems of the JSON itself are left.
  const faults = await json.doValidation(
    file.document,
    file.json,
    { comments: 'ignore', trailingCommas: 'ignore' },
    {},
  );
  return faults.length === 0;
}
