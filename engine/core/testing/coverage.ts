import { absolutePointer } from '../config/absolutePointer.ts';
import { allJobs } from '../config/allJobs.ts';
import type { ExtractionConfig, JobConfig } from '../config/extractionConfig.ts';
import type { RunReport } from '../contracts/generated/types.ts';
import { scrollersOf } from '../pagination/scrollers/readPagination.ts';
import { selectScroller } from '../pagination/scrollers/selectScroller.ts';
import type { TableMapping } from '../tables/mapping/tableMapping.ts';
import { shortName } from './reading/tableNamed.ts';

/** A part of a configuration, and how many runs have exercised it. */
export interface CoveredPart {
  kind: 'job' | 'scroller' | 'column';
  /** For a person: `orders`, `orders.total`. */
  name: string;
  /** JSON pointer in the configuration's file. */
  pointer: string;
  runs: number;
}

type Covered = Pick<ExtractionConfig, 'root' | 'iterations' | 'pagination'>;

/** The columns of each table of a run that have a value in some row, by the name of the table. */
export type FilledColumns = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Counts the runs that have exercised each part of a configuration: a job that has read a page, a scroller that has led to
 * another page, a column of a mapping that has had a value.
 */
export class Coverage {
  readonly #parts = new Map<string, CoveredPart & { isIn: (run: SeenParts) => boolean }>();

  /** Adds a run. The parts of its configuration count even if no run exercises them. */
  add(config: Covered, report: Pick<RunReport, 'jobs'>, filled: FilledColumns): void {
    const run: SeenParts = { ...seenJobs(config, report), filled: byShortName(filled) };
    for (const part of partsOf(config)) {
      const known = this.#parts.get(part.pointer) ?? { ...part, runs: 0 };
      if (part.isIn(run)) known.runs++;
      this.#parts.set(part.pointer, known);
    }
  }

  /** All parts, in the order of the configuration. */
  get parts(): CoveredPart[] {
    return [...this.#parts.values()].map(({ isIn: _, ...part }) => part);
  }
}

/** The parts that a run has exercised. */
interface SeenParts {
  /** The pointers of jobs that have read a page. */
  jobs: ReadonlySet<string>;
  /** The pointers of scrollers that have led to another page. */
  scrollers: ReadonlySet<string>;
  filled: FilledColumns;
}

function seenJobs(config: Covered, { jobs }: Pick<RunReport, 'jobs'>): Pick<SeenParts, 'jobs' | 'scrollers'> {
  const all = jobsOf(config);
  const paged = jobs.filter((job) => job.pages > timesRun(job)).map(({ pointer }) => pointer);
  const scrollers = all
    .filter((job) => paged.includes(absolutePointer(config.root, job.pointer)))
    .flatMap(({ scroller }) => selectScroller(config.pagination, scroller)?.pointer ?? []);
  return {
    jobs: new Set(jobs.filter(({ pages }) => pages > 0).map(({ pointer }) => pointer)),
    scrollers: new Set(scrollers),
  };
}

/** How often a job has run: for each record of its parent, in each iteration. */
function timesRun({ stopReasons }: RunReport['jobs'][number]): number {
  return stopReasons === undefined ? 1 : Object.values(stopReasons).reduce((sum, times) => sum + (times ?? 0), 0);
}

function partsOf(config: Covered): (Omit<CoveredPart, 'runs'> & { isIn: (run: SeenParts) => boolean })[] {
  const at = (pointer: string) => absolutePointer(config.root, pointer);
  return [
    ...scrollersOf(config.pagination).map(({ called, pointer }) => ({
      kind: 'scroller' as const,
      // It is in quotes, at the end.
      name: called.slice(called.indexOf('"') + 1, -1),
      pointer: at(pointer),
      isIn: ({ scrollers }: SeenParts) => scrollers.has(pointer),
    })),
    ...jobsOf(config).map(({ name, pointer }) => ({
      kind: 'job' as const,
      name,
      pointer: at(pointer),
      isIn: ({ jobs }: SeenParts) => jobs.has(at(pointer)),
    })),
    ...mappingsOf(config)
      .flatMap(columnsOf)
      .map(({ table, column, pointer }) => ({
        kind: 'column' as const,
        name: `${table}.${column}`,
        pointer: at(pointer),
        isIn: ({ filled }: SeenParts) => filled.get(table)?.has(column) === true,
      })),
  ];
}

/** Each iteration has the same jobs and mappings. */
function jobsOf({ iterations }: Covered): JobConfig[] {
  return allJobs(iterations[0]?.jobs ?? []);
}

function mappingsOf({ iterations }: Covered): TableMapping[] {
  return [...(iterations[0]?.mappings.values() ?? [])];
}

function columnsOf({ name, items }: TableMapping): { table: string; column: string; pointer: string }[] {
  return items.flatMap((item) => {
    if (item.kind === 'own-table') return [];
    if (item.kind === 'table') return item.unused === undefined ? columnsOf(item.table) : [];
    return [{ table: name, column: item.destination, pointer: item.pointer }];
  });
}

function byShortName(filled: FilledColumns): FilledColumns {
  return new Map([...filled].map(([name, columns]) => [shortName(name), columns]));
}
