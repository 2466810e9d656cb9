/** The number of requests that a search for the paging of one job may send if nobody says another. */
export const defaultSearchRequests = 12;
