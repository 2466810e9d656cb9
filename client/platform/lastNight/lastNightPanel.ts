import type { CheckedConfiguration } from '@pagewright/engine/platform';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import type { LanguageSupport } from '../../language/client/languageSupport.ts';
import type { Projects } from '../../project/composition/projects.ts';
import { throttle } from '../../shared/throttle.ts';
import { LivePanel } from '../../shared/webview/livePanel.ts';
import { loadPlatform } from '../connections/loadPlatform.ts';
import type { Trips } from '../connections/trips.ts';
import { configurationFile } from '../jobs/configurationFile.ts';
import type { JobVerdicts } from '../remote/jobVerdicts.ts';
import type { RemoteConfiguration } from '../remote/remoteConfiguration.ts';
import type { RemoteProjects } from '../remote/remoteProjects.ts';
import { targetOf } from '../targets/target.ts';
import { LastNightCheck, placeKey } from './lastNightCheck.ts';
import type { FromLastNight, LastNightPage, LastNightRow, RowAction, ToLastNight } from './lastNightMessages.ts';
import { type Here, lastNightRow } from './lastNightRow.ts';
import { openCause } from './openCause.ts';

/** The minimum interval between updates while jobs are judged. */
const refreshMs = 250;

export interface LastNightParts {
  trips: Trips;
  remotes: RemoteProjects;
  verdicts: JobVerdicts;
  language: LanguageSupport;
  projects: Projects;
}

const commands: Record<Exclude<RowAction, 'open'>, string> = {
  job: 'pagewright.showJob',
  browser: 'pagewright.openInBrowser',
  pull: 'pagewright.pull',
};

/** The last jobs of a project in their tab: sends the webview its rows, and performs the actions chosen in it. */
export class LastNightPanel {
  readonly #root: string;
  readonly #tab: vscode.WebviewPanel;
  readonly #view: LivePanel<ToLastNight>;
  readonly #parts: LastNightParts;
  readonly #check: LastNightCheck;
  readonly #refresh = throttle(() => void this.#show(), refreshMs);
  /** The configurations as the view of the project has them, by component and id; undefined: they are not known. */
  #here: ReadonlyMap<string, RemoteConfiguration> | undefined;
  /** The keys of the rows that the webview does not have yet; `all`: it has none. */
  #fresh: Set<string> | 'all' = 'all';

  constructor(root: string, tab: vscode.WebviewPanel, parts: LastNightParts) {
    this.#root = root;
    this.#tab = tab;
    this.#view = new LivePanel(tab);
    this.#parts = parts;
    this.#check = new LastNightCheck(root, parts, {
      onFound: () => void this.#look(),
      onChecked: ({ configuration }) => this.#note(placeKey(configuration)),
      onChange: this.#refresh,
    });
    const following = parts.remotes.onDidChange(() => void this.#look());
    tab.webview.onDidReceiveMessage((message: FromLastNight) => this.#take(message));
    tab.onDidDispose(() => {
      this.#check.cancel();
      following.dispose();
      this.#refresh.dispose();
    });
  }

  reveal(): void {
    this.#tab.reveal();
  }

  /** Judges the last jobs. Ends when all are judged, or it was cancelled. */
  async check(): Promise<void> {
    this.#fresh = 'all';
    await this.#check.start();
  }

  #note(key: string): void {
    if (this.#fresh !== 'all') this.#fresh.add(key);
  }

  /** Reads which files are here. The project is asked for that only where it was asked to judge. */
  async #look(): Promise<void> {
    if (this.#check.found === undefined) return;
    const folder = await this.#parts.remotes.of(this.#root);
    const isKnown = folder !== undefined && folder.problem === undefined;
    this.#here = isKnown ? new Map(folder.configurations.map((each) => [placeKey(each), each])) : undefined;
    this.#fresh = 'all';
    this.#refresh();
  }

  async #take(message: FromLastNight): Promise<void> {
    switch (message.type) {
      case 'ready':
        this.#fresh = 'all';
        return await this.#show();
      case 'check':
        return await this.check();
      case 'cancel':
        return this.#check.cancel();
      case 'copy':
        return await this.#copy();
      case 'row':
        return await this.#act(message.action, message.key);
      default:
        message satisfies never;
    }
  }

  async #copy(): Promise<void> {
    const { found, checked, progress } = this.#check;
    // A part of the configurations would look like all of them.
    if (found === undefined || progress.state !== 'done') return;
    const { checkMarkdown, checkRows } = await loadPlatform();
    await vscode.env.clipboard.writeText(checkMarkdown(checkRows([...checked.values()]), found.project.name));
    void vscode.window.setStatusBarMessage('Copied to the clipboard.', 5000);
  }

  async #act(action: RowAction, key: string): Promise<void> {
    const checked = this.#check.checked.get(key);
    if (checked === undefined) return;
    const { branch, component, id, name } = checked.configuration;
    const known = this.#here?.get(key);
    const remote = known ?? { root: this.#root, branch, component, id, name, isChangedHere: false, isAsked: true };
    if (action !== 'open')
      return void (await vscode.commands.executeCommand(commands[action], { remote }, checked.judged?.job.id));
    if (known?.path !== undefined) await this.#open(known, checked);
  }

  async #open(remote: RemoteConfiguration, { judged }: CheckedConfiguration): Promise<void> {
    const { mainCause } = await loadPlatform();
    const file = await configurationFile(targetOf(remote));
    // The lines of another version are not those here.
    const cause = judged === undefined || judged.version.isOther ? undefined : mainCause(judged);
    await openCause(file, cause, this.#parts);
  }

  /** Updates the webview. A hidden one is not loaded: it asks for its page when it is shown again. */
  async #show(): Promise<void> {
    if (!this.#view.isVisible) return;
    const { checkRow, mainCause, standings } = await loadPlatform();
    const title = await this.#title();
    const [fresh, all] = [this.#fresh, [...this.#check.checked]];
    this.#fresh = new Set();
    const rows = all.flatMap(([key, checked]): LastNightRow[] => {
      if (fresh !== 'all' && !fresh.has(key)) return [];
      const { standing, reason } = checkRow(checked);
      const why = checked.judged === undefined ? reason : (mainCause(checked.judged)?.message ?? '');
      return [lastNightRow(checked, { standing, rank: standings.indexOf(standing), why, here: this.#hereOf(key) })];
    });
    const page: LastNightPage = { title, ...this.#check.progress };
    await this.#view.post({ type: 'page', root: this.#root, page, rows, isWhole: fresh === 'all' });
  }

  #hereOf(key: string): Here {
    if (this.#here === undefined) return 'unknown';
    const known = this.#here.get(key);
    if (known?.path === undefined) return 'none';
    return known.isChangedHere ? 'changed' : 'same';
  }

  async #title(): Promise<string> {
    const { found } = this.#check;
    if (found !== undefined) {
      const branch = found.branch.isDefault ? '' : `, branch "${printable(found.branch.name)}"`;
      return `Last jobs of project "${printable(found.project.name)}"${branch}`;
    }
    const link = await this.#parts.trips.link(this.#root).catch(() => undefined);
    return link === undefined ? 'Last jobs' : `Last jobs of project "${printable(link.project.name)}"`;
  }
}
