/** Requests that one paging may take where nothing else is said: far beyond any honest one, and an end for the others. */
export const defaultMaxJobRequests = 100_000;
