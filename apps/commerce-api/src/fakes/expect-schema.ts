import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** Expects a reply to match a schema of the contract. */
export function expectSchema(schema: TSchema, value: unknown): void {
  expect(
    [...Value.Errors(schema, value)].map(({ instancePath, message }) => `${instancePath} ${message}`),
  ).toEqual([]);
}
