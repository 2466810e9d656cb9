import { durationText } from '@pagewright/engine/text/durationText';
import { localTime } from '@pagewright/engine/text/localTime';
import { printable } from '@pagewright/engine/text/printable';
import * as vscode from 'vscode';
import { isNewerThere, type RemoteConfiguration } from '../../platform/remote/remoteConfiguration.ts';
import { verdictIcon } from '../../runs/views/nodes/verdictIcon.ts';

/** How a configuration differs between here and there, in a sign and in words; undefined: it does not. */
export function versionMark(remote: RemoteConfiguration): { sign: string; words: string } | undefined {
  const { id, listed, isAsked, path, pulled, isChangedHere } = remote;
  if (id === undefined) return { sign: 'new', words: 'Not in the project yet' };
  if (listed === undefined)
    return isAsked ? { sign: 'deleted there', words: 'Deleted in the project' } : changedHere(isChangedHere);
  if (path === undefined) return { sign: 'not pulled', words: 'Not pulled' };
  if (pulled === undefined) return { sign: '?', words: 'It is not known which version the files are based on' };
  if (!isNewerThere(remote)) return changedHere(isChangedHere);
  const there = `Version ${listed.version} in the project, version ${pulled} here`;
  return isChangedHere
    ? { sign: '⚡', words: `Changed here and there. ${there}` }
    : { sign: '↓', words: `Newer in the project. ${there}` };
}

function changedHere(isChangedHere: boolean): { sign: string; words: string } | undefined {
  return isChangedHere ? { sign: '↑', words: 'Changed here, and not pushed' } : undefined;
}

/** How the last job of a configuration went, for its line; undefined: it has had none. */
export function lastJobMark({
  listed,
  verdict,
}: RemoteConfiguration): { icon: vscode.ThemeIcon; text: string; lines: string[] } | undefined {
  const job = listed?.lastJob;
  if (job === undefined) return undefined;
  const took = job.durationMs === undefined ? [] : [durationText(job.durationMs)];
  const when = `Last job ${job.id}: ${[job.status, localTime(job.createdAt), ...took].join(' · ')}`;
  if (!job.isFinished) return { icon: new vscode.ThemeIcon('sync~spin'), text: 'running', lines: [when] };
  if (job.status === 'error')
    return {
      icon: new vscode.ThemeIcon('error', new vscode.ThemeColor('testing.iconFailed')),
      text: 'failed',
      lines: [when, ...saidOf(job.result?.message)],
    };
  if (job.status === 'terminated' || job.status === 'cancelled')
    return { icon: new vscode.ThemeIcon('circle-slash'), text: job.status, lines: [when] };
  if (verdict === undefined)
    return {
      icon: new vscode.ThemeIcon('circle-outline'),
      text: `job ${job.status}`,
      lines: [when, 'Not judged yet.'],
    };
  const text = [verdict.status, ...(verdict.amount === undefined ? [] : [verdict.amount])].join(' · ');
  return { icon: verdictIcon(verdict.status), text, lines: [when, ...saidOf(verdict.reason)] };
}

function saidOf(message: string | undefined): string[] {
  return message === undefined || message === '' ? [] : [printable(message)];
}
