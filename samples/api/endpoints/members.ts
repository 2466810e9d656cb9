import { buildMembers } from '../data/buildMembers.ts';
import type { SampleEndpoint } from '../http/endpoint.ts';
import { SampleApiError } from '../http/sampleApiError.ts';
import { pageByOffset } from '../paging/pageByOffset.ts';

const expected = `Basic ${Buffer.from('pagewright:let-me-in').toString('base64')}`;

/** HTTP basic authentication (user `pagewright`, password `let-me-in`), then offset paging. */
export function createMembersEndpoint(): SampleEndpoint {
  const members = buildMembers();
  return {
    method: 'GET',
    path: '/v1/members',
    about: 'Basic authentication (pagewright, let-me-in), then offset paging.',
    respond: ({ query, authorization }) => {
      if (authorization !== expected) throw unauthorised();
      return { body: { members: pageByOffset(members, query), total: members.length } };
    },
  };
}

function unauthorised(): SampleApiError {
  return new SampleApiError(401, 'unauthorised', 'Only "pagewright" with the right password can see the members.', {
    'www-authenticate': 'Basic realm="members", charset="UTF-8"',
  });
}
