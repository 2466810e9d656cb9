import type { LanguageService } from 'vscode-json-languageservice';
import { asObject } from '../model/nodes.ts';
import { foldersAround } from './foldersAround.ts';
import { pathFrom } from './pathFrom.ts';
import { readSeverities, type Severities } from './readSeverities.ts';
import { readSeveritiesFile, type SeveritiesFile, severitiesOfAll, severitiesOfOne } from './severitiesFile.ts';
import { severitiesFileName } from './severitiesFileName.ts';

/** Where severities are written down. */
export interface SeveritySources {
  /** The text behind a URI, or undefined where there is none. */
  readText(uri: string): Promise<string | undefined>;
  /** The URIs of the folders that are open: no file above them counts for what is in them. */
  workspaceFolders?(): readonly string[];
  /** What the editor's setting says for a document. */
  severitySetting?(uri: string): Promise<unknown>;
}

/** The nearest `.pagewright.json` of a configuration, or where it belongs as long as there is none. */
export interface NearestFile {
  /** The URI of its folder, with a slash at its end. */
  folder: string;
  file: SeveritiesFile | undefined;
}

interface SeverityKnowledge {
  /** The severities that are wanted for the findings in a document: of each code what was said most specifically. */
  severitiesOf(uri: string): Promise<Severities>;
  /** The URI of the nearest file where it is no JSON object, comments and commas at the end aside; else undefined. */
  unusableFile(uri: string): Promise<string | undefined>;
  /** Undefined for a document that is in no folder. */
  nearestFile(uri: string): Promise<NearestFile | undefined>;
}

/** Knows the severities of each document; the files are read each time, because they may change at any moment. */
export function createSeverities(
  json: LanguageService,
  { readText, workspaceFolders = () => [], severitySetting = async () => undefined }: SeveritySources,
): SeverityKnowledge {
  const nearestFile = async (uri: string): Promise<NearestFile | undefined> => {
    const folders = foldersAround(uri, workspaceFolders());
    const texts = await Promise.all(folders.map((folder) => readText(folder + severitiesFileName)));
    const nearest = texts.findIndex((text) => text !== undefined);
    const folder = folders[nearest];
    const text = texts[nearest];
    if (folder !== undefined && text !== undefined) {
      return { folder, file: readSeveritiesFile(json, folder + severitiesFileName, text) };
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
      const [setting, nearest] = await Promise.all([severitySetting(uri), nearestFile(uri)]);
      const { folder = '', file } = nearest ?? {};
      const written = file ? [...severitiesOfAll(file), ...severitiesOfOne(file, pathFrom(folder, uri))] : [];
      return new Map([...readSeverities(setting), ...written]);
    },
  };
}

/** A new file is for the whole workspace folder; outside of every such folder it is for the folder of the document. */
function homeOf(folders: readonly string[], workspaceFolders: readonly string[]): string | undefined {
  const outermost = folders.at(-1);
  const isInWorkspace = workspaceFolders.some((folder) => `${folder.replace(/\/$/, '')}/` === outermost);
  return isInWorkspace ? outermost : folders[0];
}

/** Whether a `.pagewright.json` is a JSON object without a fault; comments and commas at the end are none. */
async function isUsable(json: LanguageService, file: SeveritiesFile): Promise<boolean> {
  if (!asObject(file.json.root)) return false;
  // Any object fits the empty schema, so only what is wrong with the JSON is left.
  const faults = await json.doValidation(
    file.document,
    file.json,
    { comments: 'ignore', trailingCommas: 'ignore' },
    {},
  );
  return faults.length === 0;
}
