import type { ComparedConfiguration } from '../../core/platform/comparing/compareConfigurations.ts';
import { isWholeConfiguration } from '../../core/platform/genericComponent.ts';
import { isLinkable, strayText } from '../../core/platform/link/isLinkable.ts';
import { filesOf, type LocalConfiguration } from '../../core/platform/localConfiguration.ts';
import { manifestPath } from '../../core/project/model/treeFormat.ts';
import { quotedNames } from '../../core/text/quotedNames.ts';
import { keyOf } from '../candidates.ts';
import type { Weighed } from '../weigh.ts';
import type { ConfigurationPush, PushOptions } from './configurationPush.ts';

/** Why a configuration is not sent. */
export type Refusal = Pick<ConfigurationPush, 'outcome'> &
  Partial<Pick<ConfigurationPush, 'problem' | 'goneRows' | 'errors' | 'mayForce'>>;

/** Finds why a configuration must not be sent, or has nothing to be sent; undefined: it can be. */
export async function findRefusal(weighed: Weighed, options: PushOptions): Promise<Refusal | undefined> {
  return (
    refusalOfState(weighed) ??
    refusalOfRows(weighed, options) ??
    refusalOfPlaces(weighed) ??
    (await refusalOfErrors(weighed, options))
  );
}

function refusalOfState({ state, base, newest, linked, local, isLost, at, movedFrom }: Weighed): Refusal | undefined {
  const isCompared = state === 'changed-here' || state === 'changed-both';
  if (isCompared && base === undefined) return unknownBase(versionOf(newest));
  switch (state) {
    case 'same':
      return { outcome: 'same' };
    case 'changed-there':
      return {
        outcome: 'same',
        problem: `Only the project has changes, up to version ${versionOf(newest)}. Pull them.`,
      };
    case 'changed-both':
      return versionOf(base) === versionOf(newest)
        ? otherVariables(newest)
        : bothChanged(versionOf(base), versionOf(newest));
    case 'deleted-there':
      return refused('The project does not have it any more. Restore it there, or remove its files.');
    case 'new-there':
      return refused('It has no files here. Pull it.');
    case 'deleted-here':
      return refused(
        `Its files are gone${linked === undefined ? '' : ` from "${linked.path}"`}. Pull it to get them back, or delete it in the project.`,
      );
    case 'new-here':
      return movedFrom === undefined ? undefined : renamed(movedFrom);
    case 'unreadable': {
      if (isLost && at !== undefined) return lost(keyOf(at));
      const errors = local === undefined ? [] : [...errorsOf(local.findings), ...emptyIn(local)];
      return { ...refused('Its files cannot be read. Correct them.'), errors };
    }
    default:
      return undefined;
  }
}

function versionOf(pulled: Weighed['base']): number {
  return pulled?.configuration.version ?? 0;
}

function unknownBase(newest: number): Refusal {
  const problem = `Which version its files are based on is not known. Compare them with version ${newest}; if nothing of that is missing here, push with this version as the base.`;
  return { outcome: 'conflict', problem };
}

function bothChanged(base: number, newest: number): Refusal {
  const problem = `Somebody has saved version ${newest}, and the files are based on version ${base}. Compare them; once they have what is there, push with version ${newest} as the base.`;
  return { outcome: 'conflict', problem };
}

/** The refusal for variables, which have separate versions. */
function otherVariables(newest: Weighed['newest']): Refusal {
  const problem =
    newest?.variables === undefined
      ? 'The project does not have its variables any more. Restore them there, or pull it with theirs.'
      : `Somebody has saved its variables since. Compare them; once they have what is there, push with version ${versionOf(newest)} as the base.`;
  return { outcome: 'conflict', problem };
}

/** The files that have no content, of which a reader of YAML has no finding. */
function emptyIn({ findings, ...local }: LocalConfiguration): string[] {
  const known = new Set(findings.map(({ place }) => place.file));
  const inside = local.variables === undefined ? [] : emptyIn({ ...local.variables, findings });
  const own = [local, ...local.rows].filter(({ body, file }) => body === '' && !known.has(file));
  return [...own.map(({ file }) => `${file}: The file has no content.`), ...inside];
}

function lost(key: string): Refusal {
  return refused(
    `It was pulled as "${key}", which "${manifestPath}" does not name any more. Restore that file, such as from version control; for a new configuration, move the files to another folder.`,
  );
}

function renamed(from: string): Refusal {
  return refused(
    `Its files are those that were pulled to "${from}", where they are gone. Move them back there; if it is to be a second configuration, pull the first one before.`,
  );
}

function refused(problem: string): Refusal {
  return { outcome: 'refused', problem };
}

function refusalOfRows({ compared }: Weighed, { deletes }: PushOptions): Refusal | undefined {
  if (deletes || compared === undefined) return undefined;
  const gone = goneIn(compared);
  if (gone.length === 0) return undefined;
  const [rows, have, them, are] =
    gone.length === 1 ? ['row', 'has', 'it', 'it is'] : ['rows', 'have', 'them', 'they are'];
  const problem = `The ${rows} ${quotedNames(gone)} ${have} no files any more. Take ${them} back from the project, or say that ${are} to be deleted.`;
  return { ...refused(problem), goneRows: gone };
}

/** The names of rows that are no more here. */
function goneIn({ rows, variables }: ComparedConfiguration): string[] {
  const gone = rows.filter(({ state }) => state === 'deleted-here').map(({ name }) => name);
  return [...gone, ...(variables === undefined || variables.whole === 'deleted-here' ? [] : goneIn(variables))];
}

/** Finds files that the link cannot name, in which what is saved must be noted. */
function refusalOfPlaces({ local }: Weighed): Refusal | undefined {
  const stray = local && filesOf(local).find((file) => !isLinkable(file));
  return stray === undefined ? undefined : refused(strayText(stray));
}

async function refusalOfErrors({ local, path }: Weighed, { force, check }: PushOptions): Promise<Refusal | undefined> {
  if (force || local === undefined || path === undefined) return undefined;
  const found = isWholeConfiguration(local) ? await check(path) : [];
  const errors = [...new Set([...found, ...errorsOf(local.findings)])];
  if (errors.length === 0) return undefined;
  const [count, are] = errors.length === 1 ? ['an error', 'it'] : [`${errors.length} errors`, 'them'];
  return { ...refused(`It has ${count}. Fix ${are}, or push all the same by force.`), errors, mayForce: true };
}

function errorsOf(findings: NonNullable<Weighed['local']>['findings']): string[] {
  return findings
    .filter(({ severity }) => severity === 'error')
    .map(({ message, place }) => `${place.file}: ${message}`);
}
