import { SampleApiError } from '../http/sampleApiError.ts';

export interface ReviewSearch {
  /** The cities; empty for every city. */
  cities: string[];
  minRating: number;
  pageSize: number;
}

const usualPageSize = 15;
const maxPageSize = 50;

/**
 * Reads the body of a search, `{"where": {"city", "min_rating"}, "page_size"}`; every key is optional, and `[]`, which
 * a client without parameters sends, matches everything. Throws a `SampleApiError` (400).
 */
export function readReviewSearch(body: unknown): ReviewSearch {
  if (typeof body !== 'object' || body === null) throw badSearch('The body must be an object.');
  const { where, page_size: pageSize } = fieldsOf(body);
  const { city, min_rating: minRating } = fieldsOf(where);
  return {
    cities: readCities(city),
    minRating: readNumber(minRating, 0, 'where.min_rating'),
    pageSize: Math.min(Math.max(1, Math.trunc(readNumber(pageSize, usualPageSize, 'page_size'))), maxPageSize),
  };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function readCities(value: unknown): string[] {
  const cities = Array.isArray(value) ? value : value === undefined ? [] : [value];
  if (cities.every((city) => typeof city === 'string')) return cities;
  throw badSearch('"where.city" must be a string or a list of strings.');
}

function readNumber(value: unknown, fallback: number, name: string): number {
  if (value === undefined) return fallback;
  if (typeof value === 'number') return value;
  throw badSearch(`"${name}" must be a number.`);
}

function badSearch(message: string): SampleApiError {
  return new SampleApiError(400, 'bad-search', message);
}
