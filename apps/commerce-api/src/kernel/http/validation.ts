import { normalizeTexts } from '@foolscap/core/text';
import type { FastifyInstance } from 'fastify';
import { ApiError, badRequest } from './api-error.ts';
import type { ReplyText } from '../translations/reply-text.ts';
import { compileSerializerLater, compileValidatorLater } from './schema-compilers.ts';

/** Ajv's description of the first validation error. */
interface SchemaFault {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
}

/**
 * Registers the normalization of texts, strict JSON validation without coercion, removal or unknown properties (decision-numbers.3), and
 * the serializers of replies.
 */
export function registerStrictValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(compileValidatorLater);
  app.setSerializerCompiler(compileSerializerLater);
  app.addHook('preValidation', (request, _reply, done) => {
    for (const part of [request.params, request.query, request.body])
      if (isPlain(part)) normalizeTexts(part, isPassword);
    done();
  });
  app.addHook('preHandler', (request, _reply, done) => {
    if (unstorableIn(request.params)) {
      done(new ApiError(404, 'NOT_FOUND', 'Nothing was found at this address.'));
      return;
    }
    const pointer = unstorableIn(request.query) ?? unstorableIn(request.body);
    if (pointer === undefined) done();
    else {
      const field = getPath(pointer);
      done(badRequest('INVALID_REQUEST', `${field} holds a character that cannot be kept.`, field));
    }
  });
}

/** NUL and unpaired surrogates: JSON and URLs can contain them, PostgreSQL cannot store them. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Maximum nesting depth of a body. Free-form bodies, such as the client log, could be deeper. */
const MAX_LEVELS = 50;

/** Returns the JSON pointer of the first such text in a parsed query or body, or undefined. */
function unstorableIn(value: unknown, pointer = '', depth = 0): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > MAX_LEVELS) return pointer;
  // The route itself reads streams and buffers of an upload.
  if (!isPlain(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    // Names are not checked: validation rejects unknown names, and names of free-form bodies are not stored.
    const below = `${pointer}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const found = unstorableIn(member, below, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Passwords are the only texts that are compared as typed. */
const isPassword = (name: string) => /password/i.test(name);

/** Checks whether a value is a parsed query, params or JSON, and not a stream or a buffer. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || isNamesOnly(prototype);
}

/** Checks for Fastify's queries and params, which have no prototype, or an empty one. */
const isNamesOnly = (prototype: unknown): boolean =>
  prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null);

/** Converts a JSON pointer to a field path: `/items/0/qty` becomes `items[0].qty`. */
function getPath(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path ? `${path}.${part}` : part), '');
}

const join = (path: string, name: string) => (path ? `${path}.${name}` : name);

/** Messages for form fields, by the end of the field's path. */
const FIELD_MESSAGES: readonly (readonly [RegExp, ReplyText])[] = [
  [/(^|\.)(phone|phones\[\d+\]\.number)$/, 'Enter a valid phone number.'],
  [/(^|\.)phones\[\d+\]\.extension$/, 'Enter a valid extension.'],
  [/(^|\.)zipCode$/, 'Enter a valid ZIP code.'],
  [/(^|\.)state$/, 'Choose a state.'],
];

/** Returns the field of a validation error, and a message that explains the fix. */
export function describeFault(fault: SchemaFault): {
  field: string | undefined;
  message: ReplyText;
} {
  const path = getPath(fault.instancePath);
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
      return {
        field,
        message:
          known ?? (field ? `The value of ${field} is not valid.` : 'The value of the request is not valid.'),
      };
    }
    default: {
      const field = path || undefined;
      return { field, message: describeValue(field ?? 'The request', fault) };
    }
  }
}

function describeValue(subject: string, { keyword, params }: SchemaFault): ReplyText {
  switch (keyword) {
    case 'type':
      return describeType(subject, String(params.type));
    case 'enum':
      return `${subject} must be one of ${(params.allowedValues as unknown[]).join(', ')}.`;
    case 'const':
      return `${subject} must be ${String(params.allowedValue)}.`;
    case 'minLength':
      return Number(params.limit) === 1
        ? `${subject} must not be empty.`
        : `${subject} must have at least ${String(params.limit)} characters.`;
    case 'maxLength':
      return `${subject} must have at most ${String(params.limit)} characters.`;
    case 'minItems':
      return `${subject} must hold at least ${String(params.limit)}.`;
    case 'maxItems':
      return `${subject} must hold at most ${String(params.limit)}.`;
    case 'minimum':
      return `${subject} must be at least ${String(params.limit)}.`;
    case 'maximum':
      return `${subject} must be at most ${String(params.limit)}.`;
    default:
      return `${subject} is not valid.`;
  }
}

function describeType(subject: string, type: string): ReplyText {
  if (type === 'integer') return `${subject} must be a whole number.`;
  return /^[aeiou]/.test(type) ? `${subject} must be an ${type}.` : `${subject} must be a ${type}.`;
}
