import type { ConfigurationPush } from '@pagewright/engine/platform';
import { countText } from '@pagewright/engine/text/countText';
import { printable } from '@pagewright/engine/text/printable';
import { quotedNames } from '@pagewright/engine/text/quotedNames';
import * as vscode from 'vscode';
import { askForTrust } from '../../shared/askForTrust.ts';
import { showErrorMessage, showInformationMessage, showWarningMessage } from '../../shared/messages.ts';
import { withoutLinks } from '../../shared/text/withoutLinks.ts';
import { inProject } from '../connections/inProject.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import type { PlatformDocuments } from '../documents/platformDocuments.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import type { Target, Targets } from '../targets/target.ts';
import type { ErrorFinder } from './errorFinder.ts';
import { mergeFiles } from './mergeFiles.ts';
import { restoreVersion } from './restoreVersion.ts';
import { saveFiles } from './saveFiles.ts';

interface PushParts {
  trips: Trips;
  targets: Targets;
  remotes: RemoteProjects;
  documents: PlatformDocuments;
  errors: ErrorFinder;
}

/** The decisions of the user about a push so far. */
interface Decided {
  comment: string;
  force?: boolean;
  /** The version that was merged. */
  base?: number;
  deletes?: boolean;
}

/** `Pagewright: Push…`: saves a configuration in the project, with encrypted secrets. Returns whether it is there. */
export function registerPush(parts: PushParts): vscode.Disposable {
  return vscode.commands.registerCommand('pagewright.push', async (given?: unknown): Promise<boolean> => {
    if (!(await askForTrust('A push saves files of this workspace in a project. Trust this workspace for it.')))
      return false;
    const target = await parts.targets.one(
      given,
      'Configuration to push',
      (each) => each.path !== undefined && each.isChangedHere,
    );
    return target !== undefined && (await new Push(target, parts).start());
  });
}

class Push {
  readonly #target: Target;
  readonly #parts: PushParts;

  constructor(target: Target, parts: PushParts) {
    this.#target = target;
    this.#parts = parts;
  }

  async start(): Promise<boolean> {
    const comment = await askForComment(this.#target.shown);
    return comment !== undefined && (await this.#push({ comment }));
  }

  async #push(decided: Decided): Promise<boolean> {
    const { root, name, shown } = this.#target;
    const { trips, remotes, errors } = this.#parts;
    if (!(await saveFiles(root))) return false;
    const pushes = await inProject(trips, root, `Pushing "${shown}"`, async (trip) => {
      const { newConfigurationId, push } = await loadPlatform();
      const { layout } = await trips.link(root);
      const check = (place: string) => errors.in(root, place, layout);
      return await push(trip, { ...decided, names: [name], check, newId: newConfigurationId });
    });
    remotes.refresh(root);
    const [result] = pushes ?? [];
    return result !== undefined && (await this.#tell(result, decided));
  }

  /** Tells the user what has happened, and offers the way on. */
  async #tell(result: ConfigurationPush, decided: Decided): Promise<boolean> {
    switch (result.outcome) {
      case 'pushed':
      case 'created':
      case 'same':
      case 'would-push':
        void tellDone(result);
        return true;
      case 'overwrote':
        void this.#offerRestore(result);
        return true;
      case 'conflict':
        return await this.#offerMerge(result, decided);
      case 'refused':
        return await this.#offerForce(result, decided);
      case 'partly':
      case 'unknown':
        void showErrorMessage(`"${result.name}": ${printable(result.problem ?? 'Not all of it was saved.')}`);
        return false;
      default:
        return result.outcome satisfies never;
    }
  }

  async #offerRestore({ name, overwritten }: ConfigurationPush): Promise<void> {
    const [lost] = overwritten;
    if (lost === undefined) return;
    const [restore, compare] = ['Restore', 'Show Versions'];
    const message = `"${name}" was pushed, but somebody saved version ${lost.version} ("${lost.changed.by}") at the same moment, and your push replaced it.`;
    const choice = await showWarningMessage(printable(message), restore, compare);
    if (choice === restore) await restoreVersion(this.#target, lost.version, this.#parts);
    if (choice === compare) await vscode.commands.executeCommand('pagewright.showVersions', this.#uri());
  }

  async #offerMerge(result: ConfigurationPush, decided: Decided): Promise<boolean> {
    const { base, newest } = result;
    if (newest === undefined) return false;
    const [merge, compare, over] = ['Merge…', 'Compare', `Push over Version ${newest}`];
    const message = conflictText(result);
    const choice = await showWarningMessage(
      printable(message),
      ...(base === undefined ? [compare, over] : [merge, compare]),
    );
    if (choice === compare) await vscode.commands.executeCommand('pagewright.compareWithProject', this.#uri());
    if (choice === over && (await this.#isSure(newest))) return await this.#push({ ...decided, base: newest });
    if (choice !== merge) return false;
    return (await mergeFiles(this.#target, this.#parts)) && (await this.#pushMerged(newest, decided));
  }

  /** Asks once the merge editors are open: they are ended by the user, whenever they are done. */
  async #pushMerged(version: number, decided: Decided): Promise<boolean> {
    const push = 'Push';
    const message = `Merge "${this.#target.shown}" with version ${version}, and complete the merge. Then push it.`;
    if ((await showInformationMessage(message, push)) !== push) return false;
    return (await this.#isSure(version)) && (await this.#push({ ...decided, base: version }));
  }

  /** Whether nothing of the other version would be lost: only the user knows. */
  async #isSure(version: number): Promise<boolean> {
    const push = 'Push';
    const question = `Do your files have everything of version ${version} that is to stay?`;
    const detail = `They become the version after it. Version ${version} can still be restored.`;
    return (await showWarningMessage(question, { modal: true, detail }, push)) === push;
  }

  async #offerForce(result: ConfigurationPush, decided: Decided): Promise<boolean> {
    const { errors, mayForce } = result;
    if (errors.length === 0) return await this.#offerDeletion(result, decided);
    const [open, force] = ['Show File', 'Push Anyway'];
    const [first = ''] = errors;
    const rest = errors.length === 1 ? '' : ` And ${countText(errors.length - 1, 'more error')}.`;
    const message = `"${result.name}" was not pushed, because of an error in it. ${first}${rest}`;
    const choice = await showErrorMessage(printable(message), open, ...(mayForce ? [force] : []));
    if (choice === open) await vscode.commands.executeCommand('vscode.open', this.#uri());
    return choice === force && (await this.#push({ ...decided, force: true }));
  }

  async #offerDeletion(
    { name, problem = 'Nothing was pushed.', goneRows = [] }: ConfigurationPush,
    decided: Decided,
  ): Promise<boolean> {
    const rows = goneRows.length === 1 ? 'Row' : 'Rows';
    const remove = `Delete ${rows} in Project…`;
    const choice = await showErrorMessage(
      printable(`"${name}": ${problem}`),
      ...(goneRows.length > 0 && !decided.deletes ? [remove] : []),
    );
    if (choice !== remove) return false;
    const sure = 'Delete';
    const question = `Delete the ${rows.toLowerCase()} ${quotedNames(goneRows)} of "${name}" in the project?`;
    const detail = 'The rest of the configuration is pushed with it. Its earlier versions can be restored.';
    if ((await showWarningMessage(question, { modal: true, detail }, sure)) !== sure) return false;
    return await this.#push({ ...decided, deletes: true });
  }

  #uri(): vscode.Uri {
    const { root, name, file } = this.#target;
    return file ?? vscode.Uri.joinPath(vscode.Uri.file(root), name);
  }
}

/** Why nothing was pushed. Of the same version, only the variables were saved by somebody. */
function conflictText({ name, base, newest, problem }: ConfigurationPush): string {
  if (base === undefined)
    return `It is not known which version the files of "${name}" are based on, and the project has version ${newest}. Nothing was pushed.`;
  if (base === newest && problem !== undefined) return `"${name}": ${problem}`;
  return `Somebody has saved version ${newest} of "${name}", and your files are based on version ${base}. Nothing was pushed.`;
}

async function askForComment(name: string): Promise<string | undefined> {
  const comment = await vscode.window.showInputBox({
    title: withoutLinks(`Push "${name}"`),
    prompt: 'What changes, for the versions of the configuration in the project',
    ignoreFocusOut: true,
    validateInput: (text) => (text.trim() === '' ? 'Say what changes, or press Escape.' : undefined),
  });
  return comment === undefined || comment.trim() === '' ? undefined : comment.trim();
}

/** Tells what is saved, and what the user has to know about it. */
async function tellDone(result: ConfigurationPush): Promise<void> {
  const { outcome, problem } = result;
  if (outcome === 'same' || problem === undefined) await showInformationMessage(printable(doneText(result)));
  else await showWarningMessage(printable(`${doneText(result)} ${problem}`));
}

function doneText({ name, outcome, newest, encrypted, problem }: ConfigurationPush): string {
  if (outcome === 'same') return problem === undefined ? `"${name}" is as in the project.` : `"${name}": ${problem}`;
  const secrets = encrypted.length === 0 ? '' : ` ${countText(encrypted.length, 'secret')} encrypted.`;
  return `${outcome === 'created' ? 'Created' : 'Pushed'} "${name}", version ${newest}.${secrets}`;
}
