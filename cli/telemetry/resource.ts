import { randomUUID } from 'node:crypto';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { ATTR_SERVICE_NAME, ATTR_SERVICE_VERSION } from '@opentelemetry/semantic-conventions';
import { ATTR_SERVICE_INSTANCE_ID } from '@opentelemetry/semantic-conventions/incubating';
import { manifest } from '../about/manifest.ts';

/** The sender: Pagewright, unless the environment names it. Each run is an instance: no two add to one counter. */
export function createResource(): Resource {
  const own = resourceFromAttributes({
    [ATTR_SERVICE_NAME]: 'pagewright',
    [ATTR_SERVICE_VERSION]: manifest.version,
    [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
  });
  return own.merge(detectResources({ detectors: [envDetector] }));
}
