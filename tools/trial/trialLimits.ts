/** The maximum number of requests of a trial or a search: those of its pages, a login, children and retries. */
export const maxRequestsOfTrial = 50;

/** The maximum wait before a retry, in seconds: somebody waits for the result. */
export const maxWaitSeconds = 10;
