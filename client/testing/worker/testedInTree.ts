import path from 'node:path';
import { UserError } from '@pagewright/engine/errors';
import type { ComposedConfiguration, TreeConfiguration } from '@pagewright/engine/projects';
import { type Expect, type TestedConfig, type TestPlace, testPlace } from '@pagewright/engine/testing';
import { testsPathOf } from '@pagewright/engine/testPaths';
import { TextLines } from '@pagewright/engine/text/textLines';
import { diskTreeFiles, type PlaceOfPointer, pointerPlaces, treePath } from '@pagewright/engine/treeFiles';
import type { FoundConfig } from './foundConfig.ts';
import { inEnvironment } from './inEnvironment.ts';

/** The tests of a configuration in a tree, of which a file is given: its own, or that of one of its rows. */
export async function testedInTree(file: string): Promise<FoundConfig> {
  const { findUse } = await import('@pagewright/engine/projects');
  const use = await findUse(treePath(file), diskTreeFiles);
  const [configuration] = use?.configurations ?? [];
  if (use === undefined || configuration === undefined)
    throw new UserError('file.unreadable', `"${file}" is no configuration of generic extractor any more.`);
  const row = use.role === 'row' ? use.part.name : undefined;
  return { config: testedConfiguration(configuration), ...(row !== undefined && { row }) };
}

function testedConfiguration(configuration: TreeConfiguration): TestedConfig {
  const file = path.normalize(configuration.file);
  return {
    shown: path.dirname(file),
    testsFolder: testsPathOf(file, true),
    async textFor(own) {
      const composed = await compose(configuration, own);
      const folders = [configuration.folder, ...(composed.row ? [composed.row.folder] : [])];
      const configName = folders.map((folder) => path.basename(folder)).join('/');
      const configText = await inEnvironment(file, composed.composed.text, own.environment);
      return { configName, configText, placeOf: await placesOf(composed) };
    },
  };
}

async function compose(
  configuration: TreeConfiguration,
  { row, values }: NonNullable<Expect['config']>,
): Promise<ComposedConfiguration> {
  const { composeConfiguration } = await import('@pagewright/engine/projects');
  const choice = { ...(row !== undefined && { row }), ...(values !== undefined && { values }) };
  const { composed, findings } = await composeConfiguration(configuration, diskTreeFiles, choice);
  const enabled = composed.filter((each) => !each.row?.isDisabled);
  const [only, another] = enabled.length === 0 ? composed : enabled;
  if (only === undefined || another !== undefined) throw severalRows(composed);
  const problem = [...findings, ...only.findings].find(({ severity }) => severity === 'error');
  if (problem !== undefined) throw new UserError(problem.code, problem.message);
  return only;
}

function severalRows(composed: readonly ComposedConfiguration[]): UserError {
  const names = composed.flatMap(({ row }) => (row ? [`"${row.name}"`] : [])).join(', ');
  const message = `The configuration has several rows, and a case runs one of them. Name it as "row" in the "config" of expect.json: ${names}.`;
  return new UserError('run.bad-arguments', message);
}

async function placesOf({ composed }: ComposedConfiguration): Promise<(pointer: string) => TestPlace | undefined> {
  const texts = await Promise.all(
    composed.files.map(async (file) => [file, new TextLines((await diskTreeFiles.read(file)) ?? '')] as const),
  );
  const placeOf = pointerPlaces(composed);
  return (pointer) => placeInFile(placeOf(pointer), new Map(texts));
}

function placeInFile(place: ReturnType<PlaceOfPointer>, texts: ReadonlyMap<string, TextLines>): TestPlace | undefined {
  const lines = place && texts.get(place.file);
  return lines && testPlace(path.normalize(place.file), lines, place);
}
