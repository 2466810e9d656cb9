import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { ProjectFinding, TreeUse } from '@pagewright/engine/projects';
import { UserError } from '@pagewright/engine/run';
import { diskTreeFiles, treePath } from '@pagewright/engine/treeFiles';
import { isTreeFile } from '@pagewright/engine/treeNames';
import { loadTrees } from './loadTrees.ts';
import { type TreeConfig, treeConfigOf } from './treeConfig.ts';
import { shownFile } from './treePlaces.ts';
import { isAlone } from './walkFolder.ts';

/** The row and the set of values that somebody has chosen, by their names or ids. */
export interface TreeChoice {
  row?: string | undefined;
  values?: string | undefined;
}

/**
 * The configuration of a tree that a path names, with each of its rows: the folder of the configuration or of one of its
 * rows, or the file there. Undefined for a configuration in one file that is in no tree. Throws a UserError if the path
 * names no configuration, or there is nothing of the chosen name.
 */
export async function findTreeConfigs(given: string, choice: TreeChoice): Promise<TreeConfig[] | undefined> {
  const file = (await bodyIn(given)) ?? given;
  if (!isTreeFile(treePath(file))) return alone(given, choice);
  const { findUse, composeConfiguration } = await loadTrees();
  const use = await findUse(treePath(file), diskTreeFiles);
  if (use === undefined && file === given && path.extname(file) === '.json') return alone(given, choice);
  if (use === undefined && (await isAlone(file))) throw inNoTree(given, file);
  const configuration = configurationOf(use, given);
  const { values } = choice;
  const row = use?.role === 'row' ? (use.part.id ?? use.part.name) : choice.row;
  const chosen = { ...(row !== undefined && { row }), ...(values !== undefined && { values }) };
  const { composed, findings } = await composeConfiguration(configuration, diskTreeFiles, chosen);
  requireRead(findings);
  return await Promise.all(composed.map((each) => treeConfigOf(each, choice.values !== undefined)));
}

/** The file of the configuration in a folder; undefined for a path that is no folder. */
async function bodyIn(given: string): Promise<string | undefined> {
  const found = await stat(given).catch(() => undefined);
  if (!found?.isDirectory()) return undefined;
  const names = await diskTreeFiles.list(treePath(given));
  const name = names.find((each) => isTreeFile(each));
  if (name !== undefined) return path.join(given, name);
  const message = `"${given}" cannot be read: it is a folder, and there is no "config.json" or "_config.yml" in it. Name the folder of a configuration, or its file.`;
  throw new UserError('file.unreadable', message);
}

/** A configuration in one file has no rows and no variables. */
function alone(given: string, { row, values }: TreeChoice): undefined {
  const option = row === undefined ? 'values' : 'row';
  if (row === undefined && values === undefined) return undefined;
  const message = `--${option} is for configurations of the platform, in the folders of kbc or kbagent. Leave it out for "${given}".`;
  throw new UserError('run.bad-arguments', message);
}

function inNoTree(given: string, file: string): UserError {
  const message = `"${given}" is not the folder of a configuration of kbc or kbagent. Name the file in it: "${file}".`;
  return new UserError('run.bad-arguments', message);
}

function configurationOf(use: TreeUse | undefined, given: string): TreeUse['configurations'][number] {
  if (use === undefined) {
    const message = `"${given}" is no configuration of generic extractor: it has no "api" with "config" in "parameters".`;
    throw new UserError('run.bad-arguments', message);
  }
  const { configurations, role, part } = use;
  const [configuration] = configurations;
  if (configuration !== undefined && (role === 'configuration' || role === 'row')) return configuration;
  const users = configurations.map(({ folder }) => `"${shownFile(folder)}"`).join(', ');
  const how = role === 'values' ? `, with --values "${part.name}"` : '';
  throw new UserError('run.bad-arguments', `"${given}" is about variables. Name the configuration${how}: ${users}.`);
}

function requireRead(findings: readonly ProjectFinding[]): void {
  const finding = findings.find(({ severity }) => severity === 'error');
  if (finding === undefined) return;
  throw new UserError(finding.code, `${finding.message} (${shownFile(finding.place.file)})`);
}
