import type { Answer, Asked, Situation } from './situation.ts';
import { type Thing, things } from './things.ts';
import type { Way } from './ways.ts';

/** A page before the API puts it into words. */
export interface Page {
  items: Thing[];
  /** Counted from 1. */
  number: number;
  /** Things on the pages before. */
  from: number;
  total: number;
  /** How many pages there are. */
  pages: number;
  isLast: boolean;
  /** Of the next page; none on the last. */
  token: string | undefined;
  /** Whole address of the next page; null on the last. */
  link: string | null;
  asked: Asked;
}

/** The properties of an API that differ from most. */
export interface Habits {
  /** 34 things where absent. */
  total?: number;
  /** 10 on a page where absent. */
  size?: number;
  /** Responses in place of pages, by their numbers. */
  instead?: Record<number, Answer>;
  headers?(page: Page): Record<string, string>;
  status?(page: Page): number;
}

/** An API that pages in this way and puts each page into words. */
export function paged(
  way: Way,
  say: (page: Page) => unknown,
  habits: Habits = {},
): Pick<Situation, 'answer'> & { pagination: Record<string, unknown> } {
  const { total = 34, size = 10, instead = {}, headers = () => ({}), status = () => 200 } = habits;
  const answer = (asked: Asked): Answer => {
    const page = pageAt(way.pageOf(asked, size), total, size, asked);
    return instead[page.number] ?? { body: say(page), headers: headers(page), status: status(page) };
  };
  return { pagination: way.pagination, answer };
}

function pageAt(number: number, total: number, size: number, asked: Asked): Page {
  const [from, pages] = [(number - 1) * size, Math.max(1, Math.ceil(total / size))];
  const isLast = number >= pages;
  const link = isLast ? null : `${asked.url}${asked.path}?page=${number + 1}`;
  const items = things(total, from, size);
  return { items, number, from, total, pages, isLast, token: isLast ? undefined : `t${number + 1}`, link, asked };
}
