import type { TestShop } from './test-shop.ts';

/** The schema of a body in the API's description. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  maxLength?: number;
  minimum?: number;
}

/** Values for fields whose format a schema prescribes. */
const FORMED: Record<string, string> = {
  state: 'MA',
  role: 'BUYER',
  zipCode: '01702',
  number: '5085551234',
  phone: '5085551234',
  storeNumber: '1547',
  expiryMonth: '12',
  expiryYear: '2035',
};

const ID = '11111111-1111-4111-8111-111111111111';

/** Builds the smallest value that a schema accepts, with `text` in the field at `path`, if there is one. */
export function valueFor(
  schema: Schema,
  name: string,
  path: readonly string[] | undefined,
  text: string,
): unknown {
  const [next, ...rest] = path ?? [];
  switch (schema.type) {
    case 'object': {
      const wanted = new Set([...(schema.required ?? []), ...(next === undefined ? [] : [next])]);
      return Object.fromEntries(
        [...wanted].map((member) => [
          member,
          valueFor(schema.properties![member]!, member, member === next ? rest : undefined, text),
        ]),
      );
    }
    case 'array':
      return [valueFor(schema.items!, name, next === '0' ? rest : undefined, text)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      if (path?.length === 0) return text;
      return (
        schema.enum?.[0] ?? schema.const ?? FORMED[name] ?? (schema.pattern?.endsWith('{12}$') ? ID : 'x')
      );
  }
}

/** Lists the paths of all fields of a body that accept any text of a length. */
export function textFields(schema: Schema, length: number): string[][] {
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, member]) =>
      textFields(member, length).map((path) => [name, ...path]),
    );
  if (schema.type === 'array') return textFields(schema.items!, length).map((path) => ['0', ...path]);
  const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined && !schema.pattern;
  return isFree && (schema.maxLength ?? 1000) >= length ? [[]] : [];
}

/** Returns the field name that errors have for a path. */
export const written = (path: readonly string[]) =>
  path.map((part, at) => (part === '0' ? '[0]' : at === 0 ? part : `.${part}`)).join('');

/** Returns all bodies of the API's description, with method and path. */
export async function readBodies(
  shop: TestShop,
): Promise<{ method: 'POST'; path: string; schema: Schema }[]> {
  const { paths } = (await shop.shopper().get('/openapi.json')).body as {
    paths: Record<
      string,
      Record<string, { requestBody?: { content: Record<string, { schema: Schema }> } } | undefined>
    >;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const schema = operation?.requestBody?.content['application/json']?.schema;
      return schema ? [{ method: method.toUpperCase() as 'POST', path, schema }] : [];
    }),
  );
}
