/** The default limit of requests for one run of a job: far above real needs, but it ends an endless paging. */
export const defaultMaxJobRequests = 100_000;
