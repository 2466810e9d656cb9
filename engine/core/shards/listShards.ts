import { allJobs } from '../config/allJobs.ts';
import type { ExtractionConfig, JobConfig } from '../config/extractionConfig.ts';
import type { Shard, ShardedRun, ShardList, ShardNote, ShardPages } from '../contracts/generated/types.ts';
import { UserError } from '../errors.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import { groupNotes, type JobGroup, jobGroups, onlyReads } from './jobGroups.ts';
import { pageParts } from './pageParts.ts';

type Draft = Pick<Shard, 'stage' | 'title' | 'groups' | 'parents' | 'children' | 'pages'>;

type CutConfig = Pick<ExtractionConfig, 'iterations' | 'pagination'>;

/**
 * Cuts a run into shards, at most `run.shards` in a stage: too many groups of jobs are joined with neighbours; else
 * jobs are cut into parents and ranges of parent records, or by a given number of records into ranges of pages. Depends
 * only on the run and the configuration. Throws a UserError for a run that cannot be cut.
 */
export function listShards(config: CutConfig, run: ShardedRun): ShardList {
  checkTime(config);
  const groups = jobGroups(config.iterations, run.independent);
  const notes = groupNotes(groups);
  const drafts = run.shards <= groups.length ? joined(groups, run.shards) : cut(groups, config, run, notes);
  const stages = [1, 2].map((stage) => drafts.filter((draft) => draft.stage === stage));
  const named = stages.filter(({ length }) => length > 0).map((stage) => stage.map(nameIn(stage, run)));
  return { stages: named, notes };
}

/** Rejects a paging that ends by time: its end depends on the machine, so the shards could not be combined. */
function checkTime({ iterations, pagination }: CutConfig): void {
  for (const job of allJobs(iterations.flatMap(({ jobs }) => jobs))) {
    const scroller = selectScroller(pagination, job.scroller);
    if (scroller?.stops.forceStop?.time === undefined) continue;
    const message = `The paging of the job "${job.name}" ends after some time ("forceStop.time"), which shards cannot keep. Remove it, or run the configuration as a whole.`;
    throw new UserError('shard.ends-by-time', message, { pointer: scroller.pointerTo('forceStop') });
  }
}

function joined(groups: readonly JobGroup[], count: number): Draft[] {
  const first = (part: number) => Math.floor((groups.length * part) / count) + 1;
  return Array.from({ length: Math.min(count, groups.length) }, (_, part) => {
    const range: [number, number] = [first(part), first(part + 1) - 1];
    return { stage: 1, title: titleOf(groups.slice(range[0] - 1, range[1])), groups: range };
  });
}

/** Cuts groups into an equal number of parts each; the first ones get the rest. */
function cut(groups: readonly JobGroup[], config: CutConfig, run: ShardedRun, notes: ShardNote[]): Draft[] {
  const divisible = groups.filter((group) => mayDivide(group, run));
  const spare = run.shards - (groups.length - divisible.length);
  const share = (group: JobGroup) => {
    const place = divisible.indexOf(group);
    return Math.floor(spare / divisible.length) + (place < spare % divisible.length ? 1 : 0);
  };
  return groups.flatMap((group, index) => {
    const whole: Draft = { stage: 1, title: titleOf([group]), groups: [index + 1, index + 1] };
    const [job] = group.jobs;
    if (job === undefined || !divisible.includes(group) || share(group) < 2) return [whole];
    return job.children.length > 0 ? byParents(whole, share(group)) : byPages(whole, job, share(group));
  });

  function byPages(whole: Draft, job: JobConfig, parts: number): Draft[] {
    const pages = pageParts(job, run.records?.[job.name] ?? 0, { parts, pagination: config.pagination });
    if (!Array.isArray(pages)) {
      if (!notes.some(({ pointer }) => pointer === pages.pointer)) notes.push(pages);
      return [whole];
    }
    return pages.map((range) => {
      return { ...whole, title: `${whole.title}, ${pagesText(range)}`, pages: range };
    });
  }
}

function pagesText({ first, last }: ShardPages): string {
  if (last === undefined) return `pages from ${first}`;
  return first === last ? `page ${first}` : `pages ${first} to ${last}`;
}

/** Whether a group is one job that can be cut, and that only reads unless jobs are `independent`. */
function mayDivide({ jobs }: JobGroup, { records = {}, independent }: ShardedRun): boolean {
  const [job, ...others] = jobs;
  if (job === undefined || others.length > 0) return false;
  return (independent || onlyReads(job)) && (job.children.length > 0 || Object.hasOwn(records, job.name));
}

function byParents(whole: Draft, of: number): Draft[] {
  const parents: Draft = { ...whole, title: `${whole.title}, without children`, parents: true };
  const children = Array.from({ length: of }, (_, index): Draft => {
    const title = `${whole.title}, the children of part ${index + 1} of ${of}`;
    return { ...whole, stage: 2, title, children: { part: index + 1, of } };
  });
  return [parents, ...children];
}

const maxNamed = 3;

/** The jobs and iterations of groups, for a person. */
function titleOf(groups: readonly JobGroup[]): string {
  const names = [...new Set(groups.flatMap(({ jobs }) => jobs.map(({ name }) => `"${name}"`)))];
  const more = names.length > maxNamed ? ` and ${names.length - maxNamed} more` : '';
  const numbers = groups.map(({ iteration }) => iteration.number);
  const [from = 1, to = 1] = [numbers[0], numbers.at(-1)];
  const within = to === 1 ? '' : from === to ? ` of iteration ${from}` : ` of iterations ${from} to ${to}`;
  return `${names.slice(0, maxNamed).join(', ')}${more}${within}`;
}

/** Names shards so that they sort in the order of the run. */
function nameIn(stage: readonly Draft[], run: ShardedRun): (draft: Draft, index: number) => Shard {
  const { requestsPerSecond: whole } = run;
  return (draft, index) => ({
    version: 1,
    name: `${draft.stage}-${String(index + 1).padStart(5, '0')}`,
    ...draft,
    ...(whole !== undefined && { requestsPerSecond: whole / stage.length }),
    run,
  });
}
