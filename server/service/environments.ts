import type { Environment } from '@pagewright/core/environments/environment';
import { findEnvironment } from '@pagewright/core/environments/findEnvironment';
import { settingsFileName } from '@pagewright/core/environments/settingsFileName';
import { findUserError } from '@pagewright/core/findUserError';
import { shownPath } from '@pagewright/core/text/shownPath';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { KnownOf } from './model/known.ts';
import type { NearestFile } from './severities/createSeverities.ts';

/** A chosen name with the definition in the file. */
interface Chosen {
  name: string;
  /** The text of the nearest `.pagewright.json`. */
  settings: string | undefined;
  environment?: Environment;
  /** The reason why it cannot be used. */
  problem?: string;
}

/** The chosen environments of documents, as their `.pagewright.json` describes them. */
export class ChosenEnvironments {
  readonly #knownOf: KnownOf;
  readonly #nearestFile: (uri: string) => Promise<NearestFile | undefined>;
  readonly #chosen = new WeakMap<TextDocument, Chosen>();

  constructor(knownOf: KnownOf, nearestFile: (uri: string) => Promise<NearestFile | undefined>) {
    this.#knownOf = knownOf;
    this.#nearestFile = nearestFile;
  }

  /** Reads the current choice. The file is read each time, because it may change at any moment. */
  async refresh(document: TextDocument): Promise<void> {
    const { environment: name } = this.#knownOf(document.uri);
    if (name === undefined) return void this.#chosen.delete(document);
    const nearest = await this.#nearestFile(document.uri);
    const settings = nearest?.file?.document.getText();
    const known = this.#chosen.get(document);
    // The previous object, so that results made with it are not made again.
    if (known?.name === name && known.settings === settings) return;
    this.#chosen.set(document, readChosen(name, settings));
  }

  of(document: TextDocument): Environment | undefined {
    return this.#chosen.get(document)?.environment;
  }

  problemOf(document: TextDocument): string | undefined {
    return this.#chosen.get(document)?.problem;
  }
}

function readChosen(name: string, settings: string | undefined): Chosen {
  const chosen: Chosen = { name, settings };
  const error = findUserError(() => {
    const file = settings === undefined ? undefined : { ...shownPath(settingsFileName), text: settings };
    chosen.environment = findEnvironment(file, name);
  });
  return error === undefined ? chosen : { ...chosen, problem: error.message };
}
