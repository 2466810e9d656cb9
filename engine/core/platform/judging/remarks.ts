import type { ExtractionConfig } from '../../config/extractionConfig.ts';
import { quotedNames } from '../../text/quotedNames.ts';
import type { JobEvidence, RanVersion } from './jobEvidence.ts';

const maxNamed = 5;

/** Remarks that are no evidence: another version, rows that were skipped, processors. */
export function remarksOf(
  { job, ran, versionHere }: JobEvidence,
  configs: readonly ExtractionConfig[],
  isOther: boolean,
): string[] {
  const version = ran?.version ?? job.result?.configurationVersion;
  const other = `The job ran version ${version}; the files here are those of version ${versionHere}.`;
  const skipped = ran?.skipped ?? [];
  const processors = new Set(configs.flatMap((config) => config.processors.map(({ component }) => component)));
  const part = partText(ran);
  return [
    ...(isOther ? [other] : []),
    ...(part === undefined ? [] : [part]),
    ...(skipped.length > 0 ? [skippedText(skipped)] : []),
    ...(processors.size > 0 ? [`The tables went through ${quotedNames([...processors].slice(0, maxNamed))}.`] : []),
  ];
}

/** Says which rows a job was to run; undefined: all of them. */
export function partText(ran: RanVersion | undefined): string | undefined {
  if (ran?.left === undefined) return undefined;
  const names = ran.texts.flatMap(({ row }) => row?.name ?? []);
  if (names.length === 0) return undefined;
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  return `The job ran only ${names.length === 1 ? 'the row' : 'the rows'} ${quotedNames(names.slice(0, maxNamed))}${more}.`;
}

function skippedText(names: readonly string[]): string {
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  const [rows, are] = names.length === 1 ? ['row', 'is'] : ['rows', 'are'];
  return `The ${rows} ${quotedNames(names.slice(0, maxNamed))}${more} did not run, because ${names.length === 1 ? 'it' : 'they'} ${are} disabled.`;
}
