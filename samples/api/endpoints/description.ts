import { description } from '../generated/description.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { sampleApiPort } from '../http/sampleApiPort.ts';

/** Serves the OpenAPI description of the API, with the address at which the client reached it. */
export function createDescriptionEndpoint(): SampleEndpoint {
  return {
    method: 'GET',
    path: '/openapi.yaml',
    about: 'The OpenAPI description of this API.',
    respond: ({ host }) => {
      const isHost = /^[\w.:[\]-]+$/.test(host);
      const body = isHost ? description.replaceAll(`127.0.0.1:${sampleApiPort}`, host) : description;
      return { body, contentType: 'application/yaml; charset=utf-8' };
    },
  };
}
