import buildAjvCompiler from '@fastify/ajv-compiler';
import buildSerializerCompiler from '@fastify/fast-json-stringify-compiler';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/** Compiles schemas for all scopes of the API, so that a schema that several scopes share is compiled once. */
export const compileValidator: FastifySchemaCompiler<unknown> = buildAjvCompiler()(
  {},
  { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allErrors: false } },
);

const buildSerializer = buildSerializerCompiler()({}, {});
export const compileSerializer: FastifySerializerCompiler<unknown> = ({ httpStatus = '', ...route }) =>
  buildSerializer({ httpStatus, ...route });

/**
 * Returns the validator of one part of a request. Its schema is compiled at the first request, because compiling the hundreds of schemas
 * would be the longest part of a start. If a schema cannot be compiled, the request fails with status 500.
 */
export const compileValidatorLater: FastifySchemaCompiler<unknown> = (route) => {
  let compiled: ReturnType<typeof compileValidator> | undefined;
  const check: ReturnType<typeof compileValidator> = (data) => {
    compiled ??= compileValidator(route);
    const result = compiled(data);
    // Fastify reads the errors from the validator function.
    check.errors = compiled.errors;
    return result;
  };
  return check;
};

/** Returns the serializer of one reply. Its schema is compiled at the first reply, like request schemas. */
export const compileSerializerLater: FastifySerializerCompiler<unknown> = (route) => {
  let compiled: ReturnType<typeof compileSerializer> | undefined;
  return (data) => (compiled ??= compileSerializer(route))(data);
};
