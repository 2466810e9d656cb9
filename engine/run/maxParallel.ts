/** Requests that may be under way at a time, whoever asks: more would be an attack on most APIs rather than a read. */
export const maxParallel = 32;
