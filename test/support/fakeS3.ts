import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import aws4 from 'aws4';
import { compareNames } from '../../engine/io/places/placeNames.ts';
import { startApi, type TestApi } from './startApi.ts';

/** Does something else than the server would; true if it responded. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

export interface FakeS3 extends TestApi {
  /** The files of all buckets, as `bucket/key`. */
  files: Map<string, Buffer>;
  /** Uploads in parts that were neither completed nor given up. */
  uploads: Map<string, Map<number, Buffer>>;
  /** Asked first, with each request. */
  fault: Fault;
  /** The status of a part of a file. */
  partStatus: number;
  /** The environment of a client. */
  environment: Record<string, string>;
}

const accessKeyId = 'AKIDFAKE';
export const secretAccessKey = 'Fake/Secret+Key0123456789';
const minPart = 5 * 1024 * 1024;

interface Asked {
  method: string;
  bucket: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

/** A server that speaks S3 with path-style addresses and checks every signature. Lists have `pageSize` files. */
export async function startFakeS3({ buckets = ['bucket'], pageSize = 3 } = {}): Promise<FakeS3> {
  const files: FakeS3['files'] = new Map();
  const uploads: FakeS3['uploads'] = new Map();
  const api = await startApi(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (fake.fault(request, response)) return;
    const { status = 200, headers = {}, body: sent = '' } = answer(request, body);
    response.writeHead(status, { 'content-length': String(Buffer.byteLength(sent)), ...headers }).end(sent);
  });
  const environment = {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_ENDPOINT_URL: api.url,
    AWS_REGION: 'eu-test-1',
  };
  const fake: FakeS3 = { ...api, files, uploads, environment, fault: () => false, partStatus: 206 };
  return fake;

  function answer(request: IncomingMessage, body: Buffer): Answer {
    const problem = signatureProblem(request, body);
    if (problem !== undefined) return error(403, 'SignatureDoesNotMatch', problem);
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://host');
    const [, bucket = '', rawKey = ''] = /^\/([^/]+)\/?(.*)$/s.exec(pathname) ?? [];
    if (!buckets.includes(bucket)) return error(404, 'NoSuchBucket', 'There is no such bucket');
    const asked = {
      method: request.method ?? '',
      bucket,
      key: decodeURIComponent(rawKey),
      query,
      headers: request.headers,
      body,
    };
    if (asked.key === '') return list(asked);
    if (query.has('uploads') || query.has('uploadId')) return upload(asked);
    return file(asked);
  }

  function file({ method, bucket, key, headers, body }: Asked): Answer {
    const name = `${bucket}/${key}`;
    if (method === 'PUT') return put(name, body, headers);
    if (method === 'DELETE') {
      files.delete(name);
      return { status: 204 };
    }
    const found = files.get(name);
    if (found === undefined) return error(404, 'NoSuchKey', 'There is no such key');
    const etag = tagOf(found);
    if (headers['if-match'] !== undefined && headers['if-match'] !== etag) return error(412, 'PreconditionFailed', '');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return { headers: { etag }, body: found };
    if (Number(from) >= found.length) return error(416, 'InvalidRange', '');
    const part = found.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + part.length - 1}/${found.length}`;
    return { status: fake.partStatus, headers: { etag, 'content-range': range }, body: part };
  }

  function put(name: string, body: Buffer, headers: Asked['headers']): Answer {
    if (headers['if-none-match'] === '*' && files.has(name)) return error(412, 'PreconditionFailed', 'It is there');
    files.set(name, body);
    return { headers: { etag: tagOf(body) } };
  }

  function upload({ method, bucket, key, query, headers, body }: Asked): Answer {
    if (query.has('uploads')) {
      const id = `upload+${uploads.size}/${key}`;
      uploads.set(id, new Map());
      return xml('InitiateMultipartUploadResult', `<UploadId>${escaped(id)}</UploadId>`);
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (parts === undefined) return error(404, 'NoSuchUpload', 'There is no such upload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { headers: { etag: tagOf(body) } };
    }
    if (method === 'DELETE') {
      uploads.delete(id);
      return { status: 204 };
    }
    const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>(.*?)<\/ETag>/g)];
    const chosen = wanted.map(([, number, tag]) => ({ tag, part: parts.get(Number(number)) ?? Buffer.alloc(0) }));
    if (chosen.some(({ tag, part }) => tag !== tagOf(part))) return error(400, 'InvalidPart', 'A part is missing');
    if (chosen.slice(0, -1).some(({ part }) => part.length < minPart)) return error(400, 'EntityTooSmall', '');
    const done = put(`${bucket}/${key}`, Buffer.concat(chosen.map(({ part }) => part)), headers);
    if (done.status !== undefined) return done;
    uploads.delete(id);
    return xml('CompleteMultipartUploadResult', '');
  }

  function list({ bucket, query }: Asked): Answer {
    const prefix = `${bucket}/${query.get('prefix') ?? ''}`;
    const after = query.get('continuation-token') ?? '';
    const names = [...files.keys()]
      .filter((name) => name.startsWith(prefix) && (after === '' || compareNames(name, after) > 0))
      .sort(compareNames);
    const page = names.slice(0, pageSize);
    const items = page.map((name) => {
      const key = encodeURIComponent(name.slice(bucket.length + 1))
        .replaceAll('%2F', '/')
        .replaceAll('%20', '+');
      return `<Contents><Key>${escaped(key)}</Key><Size>${files.get(name)?.length}</Size></Contents>`;
    });
    const isTruncated = names.length > page.length;
    const token = isTruncated ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    const head = `<EncodingType>url</EncodingType><IsTruncated>${isTruncated}</IsTruncated>${token}`;
    return xml('ListBucketResult', head + items.join(''));
  }
}

/** The problem with the signature of a request; undefined if it is right. */
function signatureProblem({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-content-sha256': hash } = headers;
  if (hash !== createHash('sha256').update(body).digest('hex')) return 'The body is not the one that was signed';
  const [, region, names = ''] =
    /Credential=[^/]+\/\d+\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const signed = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])]));
  const again = aws4.sign(
    {
      method,
      path: url,
      host: headers.host ?? '',
      headers: signed,
      service: 's3',
      region: region ?? '',
    },
    { accessKeyId, secretAccessKey },
  );
  const isSame = again.headers?.['Authorization'] === authorization;
  return isSame ? undefined : `The signature of ${authorization} is wrong`;
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`;
}

function xml(name: string, content: string, status = 200): Answer {
  return { status, body: `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${content}</${name}>` };
}

function error(status: number, code: string, message: string): Answer {
  return xml('Error', `<Code>${code}</Code><Message>${escaped(message)}</Message>`, status);
}

function escaped(text: string): string {
  return text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
