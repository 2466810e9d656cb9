import { ConfigDocument } from '@pagewright/core/document/configDocument';
import { withEnvironment } from '@pagewright/core/environments/applyEnvironment';
import { readEnvironments } from '@pagewright/core/environments/readEnvironments';
import { mapBounded } from '@pagewright/core/project/model/mapBounded';
import type { BesideExpect, ConfigNames } from '@pagewright/core/testing/beside/besideExpect';
import { configNames } from '@pagewright/core/testing/beside/configNames';
import { readCsvLines } from '@pagewright/core/text/readCsvLines';
import type { NearestFile } from '../severities/createSeverities.ts';
import type { ReadText } from '../text/readText.ts';
import { casePlaces } from './isExpectFile.ts';

/** The access to the files around an `expect.json`. */
export interface BesideSources {
  readText: ReadText;
  /** The names of the files in a folder; none if there is no such folder. Absent: they cannot be known. */
  listFolder?: ((uri: string) => Promise<string[]>) | undefined;
  nearestFile(uri: string): Promise<NearestFile | undefined>;
}

const ending = '.csv';

/** Reads the files around an `expect.json`. `environment`: the one that the case runs with. */
export async function readBeside(
  uri: string,
  environment: string | undefined,
  { readText, listFolder, nearestFile }: BesideSources,
): Promise<BesideExpect> {
  const places = casePlaces(uri);
  if (places === undefined) return {};
  const settings = settingsIn(await nearestFile(places.configs[0] ?? uri));
  const config = await readConfigOf(places.configs, readText);
  return {
    config: config === undefined ? undefined : namesOf(config, settings, environment),
    environments: settings && [...settings.keys()],
    goldens: listFolder && (await readGoldens(places.tables, listFolder, readText)),
  };
}

type Environments = ReturnType<typeof readEnvironments>['environments'];

/** The environments of the nearest settings; undefined where these cannot be read. */
function settingsIn(nearest: NearestFile | undefined): Environments | undefined {
  if (nearest?.ignored !== undefined) return undefined;
  if (nearest?.file === undefined) return new Map();
  const { environments, faults } = readEnvironments(nearest.file.document.getText());
  return faults.some(({ environment }) => environment === undefined) ? undefined : environments;
}

async function readConfigOf(uris: readonly string[], readText: ReadText): Promise<string | undefined> {
  for (const uri of uris) {
    const text = await readText(uri, 'configuration');
    if (typeof text === 'string') return text;
  }
  return undefined;
}

/** Without its environment a configuration may have other names, so that none are known. */
function namesOf(
  text: string,
  settings: Environments | undefined,
  environment: string | undefined,
): ConfigNames | undefined {
  if (environment === undefined) return configNames(text);
  const chosen = settings?.get(environment);
  return chosen && configNames(withEnvironment(ConfigDocument.of(text), chosen));
}

async function readGoldens(
  folder: string,
  listFolder: (uri: string) => Promise<string[]>,
  readText: ReadText,
): Promise<Map<string, readonly string[] | undefined>> {
  const names = (await listFolder(folder)).filter((name) => name.endsWith(ending));
  const read = await mapBounded(names, async (name) => {
    const text = await readText(`${folder}/${encodeURIComponent(name)}`, 'golden');
    return [name.slice(0, -ending.length), headerOf(text)] as const;
  });
  return new Map(read);
}

/** The columns of a table; undefined where it is not read, as a large one. */
function headerOf(text: unknown): readonly string[] | undefined {
  if (typeof text !== 'string') return undefined;
  const [header] = readCsvLines(new TextEncoder().encode(text), 1);
  return header?.length === 0 ? undefined : header;
}
