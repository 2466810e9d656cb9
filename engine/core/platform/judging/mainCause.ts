import { evidenceCodes } from '../../verdict/evidence.ts';
import type { JudgedJob, JudgedPart } from './judgedJob.ts';
import { partName } from './partName.ts';

/** The weightiest reason of a verdict, and the place of the configuration that it is about. */
export interface JudgedCause {
  /** A sentence. */
  message: string;
  /** JSON pointer below the object that holds `api` and `config`; absent: it is about the job as a whole. */
  pointer?: string;
  /** Of the row that holds the place; absent: the configuration has none. */
  row?: JudgedPart['row'];
}

const weight = ['incomplete', 'unknown', 'complete'];

/** Finds the weightiest reason of a verdict; undefined: there is none. */
export function mainCause({ verdict, parts, missing }: JudgedJob): JudgedCause | undefined {
  const [own] = verdict.evidence;
  // A doubt about the job as a whole is not why a part of it lacks data.
  const isReason = verdict.status !== 'incomplete' || (own && evidenceCodes[own.code] === 'incomplete');
  if (own !== undefined && isReason) return { message: own.message, ...pointerOf(own.pointer) };
  const sorted = [...parts].sort((one, two) => weight.indexOf(one.verdict.status) - weight.indexOf(two.verdict.status));
  const part = sorted.find((each) => each.verdict.status === verdict.status && each.verdict.evidence.length > 0);
  const [evidence] = part?.verdict.evidence ?? [];
  if (part !== undefined && evidence !== undefined)
    return { ...placeOf(part, evidence.pointer), message: `${partName(part)}: ${evidence.message}` };
  const [first] = missing;
  if (first === undefined) return undefined;
  const lacking = parts.find((each) => each.missing.some(({ code }) => code === first.code));
  return { ...(lacking ? placeOf(lacking, first.pointer) : pointerOf(first.pointer)), message: first.message };
}

function placeOf({ row, pointer }: JudgedPart, within: string | undefined): Omit<JudgedCause, 'message'> {
  return { pointer: within ?? pointer, ...(row && { row }) };
}

function pointerOf(pointer: string | undefined): Pick<JudgedCause, 'pointer'> {
  return pointer === undefined ? {} : { pointer };
}
