import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './media-store.ts';

/** An S3-compatible object store. */
export interface S3Settings {
  /** `https://s3.us-east-1.amazonaws.com`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

const TIMEOUT_MS = 15_000;

/** Creates a store in a bucket. URLs contain the bucket in the path, which every compatible server supports. */
export function createS3Store({ endpoint, bucket, region, accessKey, secretKey }: S3Settings): MediaStore {
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    region,
    service: 's3',
    retries: 2,
  });
  const call = (method: string, key: string, init: RequestInit = {}): Promise<Response> =>
    client.fetch(`${endpoint}/${bucket}/${key}`, {
      ...init,
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  // The key is not a secret, but it does not help to find the fault. The operation and the status do.
  const refuse = (operation: string, { status }: Response): never => {
    throw new Error(`The media store answered ${status} to ${operation}.`);
  };
  return {
    async get(key) {
      const reply = await call('GET', key);
      if (reply.ok) return Buffer.from(await reply.arrayBuffer());
      await reply.body?.cancel();
      return reply.status === 404 ? undefined : refuse('reading a file', reply);
    },
    async put(key, bytes, type) {
      const reply = await call('PUT', key, {
        body: new Uint8Array(bytes),
        headers: { 'content-type': type, 'content-length': String(bytes.length) },
      });
      await reply.body?.cancel();
      if (!reply.ok) refuse('writing a file', reply);
    },
    async remove(keys) {
      for (const key of keys) {
        const reply = await call('DELETE', key);
        await reply.body?.cancel();
        if (!reply.ok && reply.status !== 404) refuse('deleting a file', reply);
      }
    },
  };
}
