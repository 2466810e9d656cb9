// The HTTP client, for the program that talks with projects of the platform.
export { createUndiciHttpClient } from '../io/http/undiciHttpClient.ts';
