import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { openPlace } from '../../../../../engine/io/places/opening/openPlace.ts';
import { type FakeClock, fakeClock } from '../../../../support/fakeClock.ts';
import { type FakeS3, secretAccessKey, startFakeS3 } from '../../../../support/fakeS3.ts';
import { putText, textAt } from '../../../../support/placeCases.ts';
import { sendJson, startApi, type TestApi } from '../../../../support/startApi.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';

const hourMs = 60 * 60 * 1000;

describe('Credentials for a time', () => {
  const folder = temporaryFolder();
  let s3: FakeS3;
  let platform: TestApi;
  let clock: FakeClock;
  let answer: (response: ServerResponse, expiration: string) => void;
  let asked: { authorization: string | undefined; body: string }[];
  let tokens: unknown[];
  beforeEach(async () => {
    clock = fakeClock();
    asked = [];
    tokens = [];
    s3 = await startFakeS3();
    s3.fault = ({ headers }) => {
      tokens.push(headers['x-amz-security-token']);
      return false;
    };
    platform = await startApi(async (request: IncomingMessage, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      asked.push({ authorization: request.headers.authorization, body });
      answer(response, new Date(clock.now() + hourMs).toISOString());
    });
  });
  afterEach(async () => {
    await platform.close();
    await s3.close();
  });

  const files = () => ({
    AWS_ENDPOINT_URL_S3: s3.url,
    AWS_REGION: 'eu-test-1',
    AWS_SHARED_CREDENTIALS_FILE: path.join(folder(), 'none'),
    AWS_CONFIG_FILE: path.join(folder(), 'none'),
  });
  const tokenFile = (text: string) => {
    writeFileSync(path.join(folder(), 'token'), text);
    return path.join(folder(), 'token');
  };
  const open = (environment: Record<string, string>) =>
    openPlace('s3://bucket/a', { environment: { ...files(), ...environment }, clock });

  describe('of a container', () => {
    const container = () => ({ AWS_CONTAINER_CREDENTIALS_FULL_URI: `${platform.url}/v1/credentials` });
    beforeEach(() => {
      answer = (response, Expiration) =>
        sendJson(response, {
          AccessKeyId: 'AKIDFAKE',
          SecretAccessKey: secretAccessKey,
          Token: `t${asked.length}`,
          Expiration,
        });
    });

    it('are asked for once, and renewed before they expire', async () => {
      const place = open({ ...container(), AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile('identity\n') });
      await putText(place, 'a', 'x');
      await textAt(place, 'a');
      await clock.sleep(54 * 60 * 1000, new AbortController().signal);
      await textAt(place, 'a');
      tokenFile('identity 2');
      await clock.sleep(2 * 60 * 1000, new AbortController().signal);
      await Promise.all([textAt(place, 'a'), textAt(place, 'a')]);
      assert.deepEqual(
        asked.map(({ authorization }) => authorization),
        ['identity', 'identity 2'],
      );
      assert.deepEqual(tokens, ['t1', 't1', 't1', 't2', 't2']);
    });

    it('are asked for again where the platform is not ready', async () => {
      const ready = answer;
      answer = (response, expiration) =>
        asked.length < 3 ? response.writeHead(503).end() : ready(response, expiration);
      await putText(open(container()), 'a', 'x');
      assert.deepEqual(clock.waits, [1000, 1000]);
    });

    it('are not sent for to another machine in plain text', async () => {
      const place = open({ AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://example.com/credentials' });
      await assert.rejects(textAt(place, 'a'), {
        code: 'place.no-credentials',
        message: 'The credentials of the container for S3 cannot be had: "example.com" is another machine.',
      });
    });
  });

  describe('of a role', () => {
    const role = (environment: Record<string, string> = {}) => ({
      AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile('the identity'),
      AWS_ROLE_ARN: 'arn:aws:iam::1:role/extract',
      AWS_ENDPOINT_URL_STS: platform.url,
      ...environment,
    });

    it('are given for the identity in a file', async () => {
      answer = (response, expiration) =>
        void response.end(
          `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>AKIDFAKE</AccessKeyId><SecretAccessKey>${secretAccessKey}</SecretAccessKey><SessionToken>session</SessionToken><Expiration>${expiration}</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
        );
      await putText(open(role()), 'a', 'x');
      assert.deepEqual(tokens, ['session']);
      assert.deepEqual(platform.requests, ['POST /']);
      assert.deepEqual(Object.fromEntries(new URLSearchParams(asked[0]?.body)), {
        Action: 'AssumeRoleWithWebIdentity',
        Version: '2011-06-15',
        RoleArn: 'arn:aws:iam::1:role/extract',
        RoleSessionName: 'pagewright',
        WebIdentityToken: 'the identity',
      });
    });

    for (const [what, status, body, reason] of [
      [
        'the identity is not accepted',
        403,
        '<ErrorResponse><Error><Code>AccessDenied</Code><Message>the identity</Message></Error></ErrorResponse>',
        'AccessDenied',
      ],
      ['something else responds', 200, '<html/>', 'HTTP 200'],
      ['the response says nothing', 400, '', 'HTTP 400'],
    ] as const) {
      it(`are not there where ${what}`, async () => {
        answer = (response) => void response.writeHead(status).end(body);
        await assert.rejects(textAt(open(role()), 'a'), {
          code: 'place.no-credentials',
          message: `The credentials of the role in "AWS_ROLE_ARN" for S3 cannot be had: ${reason}.`,
        });
      });
    }

    it('are not there without the file', async () => {
      const place = open(role({ AWS_WEB_IDENTITY_TOKEN_FILE: path.join(folder(), 'missing') }));
      await assert.rejects(textAt(place, 'a'), /missing" cannot be read: there is no such file\.$/);
    });

    it('are not there where nobody responds', async () => {
      await platform.close();
      await assert.rejects(textAt(open(role()), 'a'), {
        code: 'place.no-credentials',
        message: `The credentials for S3 cannot be read from ${platform.url}: the connection was refused. Check the network.`,
      });
    });
  });
});
