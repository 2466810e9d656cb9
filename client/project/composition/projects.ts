import { isUserError } from '@pagewright/engine/errors';
import type { ComposedConfiguration, ProjectFinding, TreeConfiguration, TreeUse } from '@pagewright/engine/projects';
import { findPart, folderName, isTreeFile } from '@pagewright/engine/treeNames';
import type * as vscode from 'vscode';
import type { FileChoices } from '../../shared/fileChoices.ts';
import { fileId } from '../../shared/fileId.ts';
import { loadProjects } from '../files/loadProjects.ts';
import { treeName, treeUri } from '../files/treeName.ts';
import { workspaceTreeFiles } from '../files/workspaceTreeFiles.ts';
import { findTreeUse } from '../recognition/findTreeUse.ts';
import { compositionOf } from './composition.ts';
import type { TreeRun } from './treeRun.ts';

/** The configurations that a file of a tree stands for, as they are run. */
export interface TreeRuns {
  /** In the order of the tree; none if nothing could be read. */
  runs: TreeRun[];
  /** The parts that could not be read. */
  findings: ProjectFinding[];
  /** Why nothing can be composed: the values that are chosen do not exist. */
  problem?: string;
}

/** Composes the configurations of trees from their files, with the values that are chosen. */
export class Projects {
  /** The name of the folder of the set of values that is chosen; none: the default one counts. */
  readonly chosen: FileChoices;

  constructor(chosen: FileChoices) {
    this.chosen = chosen;
  }

  /**
   * Composes the runs of a file: of a configuration with each of its rows, of a single row, or for a set of values of
   * the configurations that use it. Undefined if the file is in no tree. `values`: the set to use in place of the chosen one.
   */
  async runsOf(uri: vscode.Uri, values?: string): Promise<TreeRuns | undefined> {
    const use = await findTreeUse(uri);
    if (use === undefined) return undefined;
    const all = await Promise.all(use.configurations.map((each) => this.#compose(each, values ?? setOf(use))));
    const isWanted = ({ uri: own }: TreeRun) => use.role !== 'row' || treeName(own) === use.part.file;
    const problem = all.find((each) => each.problem !== undefined)?.problem;
    return {
      runs: all.flatMap(({ runs }) => runs).filter(isWanted),
      findings: all.flatMap(({ findings }) => findings),
      ...(problem !== undefined && { problem }),
    };
  }

  /** A document with its text as it is run; of several rows, that of the first. Outside of trees the document itself. */
  async composed<Text extends Pick<vscode.TextDocument, 'uri' | 'fileName' | 'getText'>>(
    document: Text,
  ): Promise<Pick<Text, 'uri' | 'fileName' | 'getText'>> {
    // By its name already: an ordinary configuration waits for nothing.
    if (!isTreeFile(document.uri.path)) return document;
    const text = (await this.runsOf(document.uri))?.runs[0]?.text;
    const { uri, fileName } = document;
    return text === undefined ? document : { uri, fileName, getText: () => text };
  }

  /** The sets of values of a configuration, and which is the default one; none without variables. */
  async valuesOf(uri: vscode.Uri): Promise<TreeConfiguration['variables']> {
    return (await findTreeUse(uri))?.configurations[0]?.variables;
  }

  /** Chooses a set of values by its folder, id or name; undefined for the default one. */
  async choose(uri: vscode.Uri, named: string | undefined): Promise<void> {
    const variables = named === undefined ? undefined : await this.valuesOf(uri);
    const set = variables && named !== undefined ? findPart(variables.values, named) : undefined;
    await this.chosen.choose(fileId(uri), set === undefined ? named : folderName(set));
  }

  async #compose(configuration: TreeConfiguration, asked: string | undefined): Promise<TreeRuns> {
    const values = asked ?? this.chosen.of(fileId(treeUri(configuration.file)));
    const { composeConfiguration } = await loadProjects();
    const choice = values === undefined ? {} : { values };
    try {
      const { composed, findings } = await composeConfiguration(configuration, workspaceTreeFiles, choice);
      return { runs: await Promise.all(composed.map((each) => treeRunOf(each, values))), findings };
    } catch (error) {
      if (!isUserError(error)) throw error;
      return { runs: [], findings: [], problem: error.message };
    }
  }
}

/** The set of values that a file is. */
function setOf({ role, part }: TreeUse): string | undefined {
  return role === 'values' ? folderName(part) : undefined;
}

async function treeRunOf(composed: ComposedConfiguration, values: string | undefined): Promise<TreeRun> {
  const { configuration, row, findings } = composed;
  return {
    uri: treeUri((row ?? configuration).file),
    text: composed.composed.text,
    composition: await compositionOf(composed),
    ...(values !== undefined && composed.values !== undefined && { values: folderName(composed.values) }),
    ...(configuration.isDisabled ? { disabled: 'configuration' } : row?.isDisabled && { disabled: 'row' }),
    errors: findings.filter(({ severity }) => severity === 'error'),
  };
}
