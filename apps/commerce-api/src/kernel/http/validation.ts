import buildAjvCompiler from '@fastify/ajv-compiler';
import type { FastifyInstance } from 'fastify';
import { ApiError, badRequest } from './api-error.ts';

/** What Ajv says about the first thing that is wrong. */
interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
}

/** Strict JSON: nothing is turned into another type, nothing is dropped, nothing unknown is let through (decisions, "numbers"). */
export function useStrictValidation(app: FastifyInstance): void {
  const compiler = buildAjvCompiler()(
    {},
    { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
  );
  app.setValidatorCompiler(compiler);
  app.addHook('preHandler', (request, _reply, done) => {
    if (unstorableIn(request.params)) {
      done(new ApiError(404, 'NOT_FOUND', 'There is nothing at this address.'));
      return;
    }
    const pointer = unstorableIn(request.query) ?? unstorableIn(request.body);
    if (pointer === undefined) done();
    else {
      const field = pathOf(pointer);
      done(badRequest('INVALID_REQUEST', `${field} holds a character that cannot be kept.`, field));
    }
  });
}

/** NUL and halves of surrogate pairs: JSON and addresses can carry them, PostgreSQL can keep neither. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** No call has a body of so many levels; free forms, such as the log of a browser, could. */
const MOST_LEVELS = 50;

/** Where in a parsed query or body such text is, as a JSON pointer; undefined when it is nowhere. */
function unstorableIn(value: unknown, pointer = '', depth = 0): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MOST_LEVELS) return pointer;
  // Streams and buffers of an upload are read by whoever takes them.
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== Object.prototype && !isNamesOnly(prototype)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    // A name like that is unknown anyway, and validation says so; free forms keep no names.
    const below = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const found = unstorableIn(member, below, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Fastify's queries and params have no prototype, or an empty one without a parent. */
const isNamesOnly = (prototype: unknown): boolean =>
  prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);

/** `/items/0/qty` as people write it: `items[0].qty`. */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '');
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Messages for fields that people fill in, by the end of the field's path. */
const FIELD_MESSAGES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(phone|phones\[\d+\]\.number)$/, 'Enter a valid phone number.'],
  [/(^|\.)phones\[\d+\]\.extension$/, 'Enter a valid extension.'],
  [/(^|\.)zipCode$/, 'Enter a valid zip code.'],
  [/(^|\.)state$/, 'Choose a state.'],
];

/** Which field a fault is about, and what to do about it. */
export function describeFault(fault: SchemaFault): { field: string | undefined; message: string } {
  const path = pathOf(fault.instancePath);
  const { params } = fault;
  switch (fault.keyword) {
    case 'additionalProperties': {
      const field = join(path, String(params.additionalProperty));
      return { field, message: `${field} is not known here.` };
    }
    case 'required': {
      const field = join(path, String(params.missingProperty));
      return { field, message: `${field} is missing.` };
    }
    case 'pattern': {
      const field = path || undefined;
      const known = FIELD_MESSAGES.find(([ending]) => ending.test(path))?.[1];
      return { field, message: known ?? `The value of ${field ?? 'the request'} is not valid.` };
    }
    default: {
      const field = path || undefined;
      return { field, message: `${field ?? 'The request'} ${wordsOf(fault)}.` };
    }
  }
}

function wordsOf({ keyword, params, message }: SchemaFault): string {
  switch (keyword) {
    case 'type':
      return `must be ${article(String(params.type))}`;
    case 'enum':
      return `must be one of ${(params.allowedValues as unknown[]).join(', ')}`;
    case 'const':
      return `must be ${String(params.allowedValue)}`;
    case 'minLength':
      return Number(params.limit) === 1
        ? 'must not be empty'
        : `must have at least ${String(params.limit)} characters`;
    case 'maxLength':
      return `must have at most ${String(params.limit)} characters`;
    case 'minItems':
      return `must hold at least ${String(params.limit)}`;
    case 'maxItems':
      return `must hold at most ${String(params.limit)}`;
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'maximum':
      return `must be at most ${String(params.limit)}`;
    default:
      return message ?? 'is not valid';
  }
}

function article(type: string): string {
  if (type === 'integer') return 'a whole number';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
