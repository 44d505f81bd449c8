import compress from '@fastify/compress';
import fastifyPlugin from 'fastify-plugin';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createCardRenderer, RendererBusyError } from './card-renderer.ts';
import { createCards } from './cards.ts';
import { parsePicture } from './picture-address.ts';
import { ProcessorBusyError } from './photos/image-processor.ts';
import { chooseFormat, parsePhoto } from './photos/photo-address.ts';
import { MEDIA_TYPES, type Photos } from './photos/photos.ts';
import type { PictureRenderer } from './picture-renderer.ts';

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  vary: 'accept-encoding',
};

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { status, code, message, requestId: reply.request.id } });
}

/** Rejects a picture that cannot be rendered right now. Rethrows any other error. */
function refuseBusy(reply: FastifyReply, error: unknown): FastifyReply {
  if (!(error instanceof RendererBusyError || error instanceof ProcessorBusyError)) throw error;
  return refuse(
    reply.header('retry-after', 5).type('application/json; charset=utf-8'),
    503,
    'SERVICE_UNAVAILABLE',
    'Too many pictures are being rendered. Try again in a few seconds.',
  );
}

const notFound = (reply: FastifyReply) => refuse(reply, 404, 'NOT_FOUND', 'There is no such picture.');

export interface MediaOptions {
  pictures: PictureRenderer;
  /** Photos of imported products; absent to serve none. */
  photos?: Photos;
}

/**
 * Serves the drawn pictures: `GET /media/pictures/:drawing/:file` and `GET /media/scenes/:file`, and products as cards for social networks:
 * `GET /media/cards/:drawing/:file`, a PNG. Photos of imported products are `GET /media/photos/:name/:file`. SVG is compressed for clients
 * that accept it. A URL that `pictureUrl` would not produce, or an unknown scene, gets a 404.
 */
async function media(app: FastifyInstance, { pictures, photos }: MediaOptions): Promise<void> {
  // A host server may already compress all replies.
  if (!app.hasReplyDecorator('compress'))
    await app.register(compress, { threshold: 512, encodings: ['br', 'gzip'] });

  app.get<{ Params: { drawing: string; file: string } }>(
    '/media/pictures/:drawing/:file',
    { schema: { hide: true } as object },
    (request, reply) => {
      const spec = parsePicture(request.params.drawing, request.params.file);
      if (!spec || !pictures.hasDrawing(spec.drawing)) return notFound(reply);
      return reply.headers(HEADERS).send(pictures.drawPicture(spec));
    },
  );

  const renderer = createCardRenderer();
  app.addHook('onClose', () => renderer.close());
  const renderCard = createCards(renderer.render, pictures);
  app.get<{ Params: { drawing: string; file: string } }>(
    '/media/cards/:drawing/:file',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { drawing, file } = request.params;
      const spec = file.endsWith('.png') ? parsePicture(drawing, file.replace(/png$/, 'svg')) : undefined;
      if (!spec || !pictures.hasDrawing(spec.drawing)) return notFound(reply);
      try {
        return reply.headers({ ...HEADERS, 'content-type': 'image/png' }).send(await renderCard(spec));
      } catch (error) {
        return refuseBusy(reply, error);
      }
    },
  );

  app.get<{ Params: { name: string; file: string } }>(
    '/media/photos/:name/:file',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const parsed = parsePhoto(request.params.name, request.params.file);
      if (!parsed || !photos) return notFound(reply);
      const format = parsed.format ?? chooseFormat(request.headers.accept);
      try {
        const bytes = await photos.get(parsed.photo, { width: parsed.width, format });
        if (!bytes) return notFound(reply);
        return reply.headers({ ...HEADERS, 'content-type': MEDIA_TYPES[format], vary: 'accept' }).send(bytes);
      } catch (error) {
        return refuseBusy(reply, error);
      }
    },
  );

  app.get<{ Params: { file: string } }>(
    '/media/scenes/:file',
    { schema: { hide: true } as object },
    (request, reply) => {
      const { file } = request.params;
      const scene = file.endsWith('.svg') ? pictures.drawScene(file.slice(0, -'.svg'.length)) : undefined;
      if (scene === undefined) return notFound(reply);
      return reply.headers(HEADERS).send(scene);
    },
  );
}

/** Registers the routes in a separate scope, so that the compression of pictures does not apply to the rest of the server. */
export const mediaPlugin = fastifyPlugin(
  async (app: FastifyInstance, options: MediaOptions) => void (await app.register(media, options)),
  { name: 'foolscap-media', fastify: '5.x' },
);
