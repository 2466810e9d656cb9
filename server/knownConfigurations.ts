import { type Known, nothingKnown, readVaultNames } from './service/model/known.ts';
import { readRuns } from './service/model/readRuns.ts';

/** The maximum number of documents and names: more than anyone has, and little memory. */
const maxDocuments = 1000;
const maxNames = 1000;
const maxNameLength = 1000;

/** The editor's reports about configurations with `pagewright/known`, open or about to be opened. */
export class KnownConfigurations {
  readonly #known = new Map<string, Known>();

  /**
   * Takes the parameters of a notification; returns the URI of the document if something else is known now. What its
   * runs tell changes no finding.
   */
  report(params: unknown): string | undefined {
    const { uri, known } = Object(params) as Record<string, unknown>;
    if (typeof uri !== 'string') return undefined;
    const read = readKnown(known);
    const isSame = textOf(read) === textOf(this.of(uri));
    this.#known.delete(uri);
    this.#known.set(uri, read);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxDocuments && oldest !== undefined) this.#known.delete(oldest);
    return isSame ? undefined : uri;
  }

  of(uri: string): Known {
    return this.#known.get(uri) ?? nothingKnown;
  }

  forget(uri: string): void {
    this.#known.delete(uri);
  }
}

/** The text of a report without its runs, the same for equal reports. */
function textOf({ secrets, environment, values, vault, shapes }: Known): string {
  return JSON.stringify([[...secrets].sort(), environment, values, vault, shapes?.uri, shapes?.changedAt]);
}

function readKnown(known: unknown): Known {
  const { secrets, environment, values, vault, shapes, runs } = Object(known) as Record<string, unknown>;
  const nextRun = readRuns(runs);
  return {
    secrets: new Set(readNames(secrets)),
    ...(isName(environment) && { environment }),
    ...(isName(values) && { values }),
    ...readVault(vault),
    ...readShapesFile(shapes),
    ...(nextRun && { runs: nextRun }),
  };
}

/** A list that is cut off, or has something else in it, is not all of the vault. */
function readVault(vault: unknown): Pick<Known, 'vault'> {
  const { names, from } = Object(vault) as Record<string, unknown>;
  const all = readVaultNames(names);
  return all === undefined || !isName(from) ? {} : { vault: { names: all, from } };
}

function readShapesFile(file: unknown): Pick<Known, 'shapes'> {
  const { uri, changedAt } = Object(file) as Record<string, unknown>;
  return typeof uri === 'string' && typeof changedAt === 'number' ? { shapes: { uri, changedAt } } : {};
}

function readNames(names: unknown): string[] {
  if (!Array.isArray(names)) return [];
  return names.slice(0, maxNames).filter(isName);
}

function isName(name: unknown): name is string {
  return typeof name === 'string' && name.length <= maxNameLength;
}
