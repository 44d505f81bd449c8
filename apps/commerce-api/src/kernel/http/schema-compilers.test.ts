import Fastify, { type FastifySchema } from 'fastify';
import { commerceApi } from '../../app.ts';
import { readSettings } from '../settings.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { compileSerializer, compileValidator } from './schema-compilers.ts';

interface Part {
  readonly name: string;
  readonly compile: () => unknown;
}

const isEmpty = (schema: unknown) => schema === undefined || schema === null;

/** Lists the parts of a route that have a schema. */
function listParts(method: string, url: string, schema: FastifySchema): Part[] {
  const requestParts = (['params', 'querystring', 'headers', 'body'] as const)
    .filter((httpPart) => !isEmpty(schema[httpPart]))
    .map((httpPart) => ({
      name: `${method} ${url} ${httpPart}`,
      compile: () => compileValidator({ schema: schema[httpPart], method, url, httpPart }),
    }));
  const replies = Object.entries((schema.response ?? {}) as Record<string, unknown>).map(
    ([httpStatus, reply]) => ({
      name: `${method} ${url} ${httpStatus}`,
      compile: () => compileSerializer({ schema: reply, method, url, httpStatus }),
    }),
  );
  return [...requestParts, ...replies];
}

test('every schema of the API can be compiled', async () => {
  const database = await createTestDatabase();
  const app = Fastify();
  const parts: Part[] = [];
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (schema) parts.push(...listParts(String(method), url, schema));
  });
  await app.register(commerceApi, { settings: readSettings({ LOG_LEVEL: 'silent' }), database });
  await app.ready();
  await app.close();
  await database.close();
  expect(parts.length).toBeGreaterThan(500);
  const faults = parts.flatMap(({ name, compile }) => {
    try {
      compile();
      return [];
    } catch (error) {
      return [`${name}: ${String(error)}`];
    }
  });
  expect(faults).toEqual([]);
});
