import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MediaStore } from './media-store.ts';
import { createS3Store, type S3Settings } from './s3-store.ts';

const KEYS = {
  accessKey: 'AKIAEXAMPLE',
  secretKey: 'secret/key',
  region: 'eu-north-1',
  bucket: 'shop-media',
};

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Computes the signature that a request must have (AWS Signature Version 4) independently, from the specification. */
function expectedSignature(request: IncomingMessage, body: Buffer): string {
  const { headers } = request;
  const [, date, region, signed] =
    /Credential=AKIAEXAMPLE\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+)/.exec(
      headers.authorization ?? '',
    ) ?? [];
  if (!date || !region || !signed) return 'none';
  const declared = String(headers['x-amz-content-sha256']);
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== createHash('sha256').update(body).digest('hex'))
    return 'body';
  const canonical = [
    request.method,
    request.url,
    '',
    ...signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signed,
    declared,
  ].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    scope,
    createHash('sha256').update(canonical).digest('hex'),
  ].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${KEYS.secretKey}`, date));
  return hmac(key, text).toString('hex');
}

const files = new Map<string, { bytes: Buffer; type: string | undefined }>();
let fault = 0;
let server: Server;
let settings: S3Settings;
let store: MediaStore;
beforeAll(async () => {
  server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const signature = /Signature=(\w+)/.exec(request.headers.authorization ?? '')?.[1];
      if (signature !== expectedSignature(request, body)) return void reply.writeHead(403).end('<Error/>');
      if (fault > 0) {
        fault -= 1;
        return void reply.writeHead(503).end('<Error/>');
      }
      const name = request.url!;
      if (request.method === 'PUT') {
        files.set(name, { bytes: body, type: request.headers['content-type'] });
        return void reply.writeHead(200).end();
      }
      if (request.method === 'DELETE') {
        files.delete(name);
        return void reply.writeHead(204).end();
      }
      const file = files.get(name);
      if (!file) return void reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
      return void reply.writeHead(200).end(file.bytes);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  settings = { ...KEYS, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
  store = createS3Store(settings);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it('writes, reads and deletes files with signed calls', async () => {
  const bytes = Buffer.from([0, 255, 1, 254]);
  await store.put('originals/ab/abcd', bytes, 'image/png');
  expect(files.get('/shop-media/originals/ab/abcd')).toEqual({ bytes, type: 'image/png' });
  expect(await store.get('originals/ab/abcd')).toEqual(bytes);
  await store.remove(['originals/ab/abcd', 'originals/ab/none']);
  expect(await store.get('originals/ab/abcd')).toBeUndefined();
});

it('repeats a call that the store is too busy for', async () => {
  fault = 1;
  await store.put('variants/ab/a-ffffff/80.webp', Buffer.from('x'), 'image/webp');
  expect(files.has('/shop-media/variants/ab/a-ffffff/80.webp')).toBe(true);
});

it('reports a refusal with its status, without the key', async () => {
  const wrong = createS3Store({ ...settings, secretKey: 'wrong' });
  const refusal = await wrong.put('a', Buffer.from('x'), 'image/png').catch((error: Error) => error.message);
  expect(refusal).toBe('The media store answered 403 to writing a file.');
  await expect(wrong.get('a')).rejects.toThrow('403 to reading a file');
  await expect(wrong.remove(['a'])).rejects.toThrow('403 to deleting a file');
});
