import { add, getLines, ITEM } from '../../testing/carts.ts';
import { createTestShop, type TestShop } from '../../testing/test-shop.ts';

/** The largest value of an integer column. */
const MAX_INTEGER = 2_147_483_647;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ products: [{ sku: 'paper', stock: 100_000 }] });
});
afterAll(() => shop.close());

interface Schema {
  type?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Fields whose lower limits the service checks, because the specification gives them a code and a text (cart-5.15). */
const CHECKED_BY_THE_SERVICE = ['post /cc/api/checkout/default/item body.items[].qty'];

/** Lists the numbers of a schema without limits, or with limits beyond those of an integer column. */
function listUnlimited(schema: Schema, path: string): string[] {
  const { type, maximum, properties = {}, items, additionalProperties } = schema;
  const minimum = schema.minimum ?? schema.exclusiveMinimum;
  const isNumber = type === 'integer' || type === 'number';
  const hasLimits =
    maximum !== undefined &&
    maximum <= MAX_INTEGER &&
    (CHECKED_BY_THE_SERVICE.includes(path) || (minimum !== undefined && minimum >= -MAX_INTEGER));
  return [
    ...(isNumber && !hasLimits ? [path] : []),
    ...[schema.anyOf, schema.oneOf, schema.allOf].flatMap((parts = []) =>
      parts.flatMap((part) => listUnlimited(part, path)),
    ),
    ...Object.entries(properties).flatMap(([name, part]) => listUnlimited(part, `${path}.${name}`)),
    ...(items ? listUnlimited(items, `${path}[]`) : []),
    ...(typeof additionalProperties === 'object' ? listUnlimited(additionalProperties, `${path}.*`) : []),
  ];
}

async function listOperations() {
  const { paths } = (await shop.shopper().get('/openapi.json')).body as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
}

it('limits every number of a body or a query to the range of its column', async () => {
  const unlimited = (await listOperations()).flatMap(({ method, path, operation }) => [
    ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema }) =>
      listUnlimited(schema, `${method} ${path} body`),
    ),
    ...(operation.parameters ?? []).flatMap(({ in: place, name, schema }) =>
      listUnlimited(schema, `${method} ${path} ${place}.${name}`),
    ),
  ]);
  expect(unlimited).toEqual([]);
});

it.each(['-'.repeat(36), '0', 'x', `${MAX_INTEGER}0`])(
  'treats the id %s in a path as one that does not exist',
  async (id) => {
    const shopper = shop.shopper();
    await shopper.post('/account/register', {
      firstName: 'Ada',
      lastName: 'Page',
      username: `ada-${id.length}-${id[0]}@example.com`,
      password: 'a long phrase of mine',
    });
    await add(shopper, 'paper');
    const failed: string[] = [];
    for (const { method, path } of await listOperations()) {
      if (!path.includes('{')) continue;
      const url = path.replaceAll(/\{\w+\}/g, id);
      const bodies = method === 'get' ? [undefined] : [{}, { qty: 1 }, { name: 'x' }, { userNotes: 'x' }];
      for (const body of bodies) {
        const { status } =
          method === 'get'
            ? await shopper.get(url)
            : await { post: shopper.post, put: shopper.put, delete: shopper.remove }[
                method as 'post' | 'put' | 'delete'
              ](url, body);
        if (status >= 500) failed.push(`${method} ${path}: ${status}`);
      }
    }
    expect(failed).toEqual([]);
  },
);

it.each([MAX_INTEGER, MAX_INTEGER + 1, Number.MAX_SAFE_INTEGER, 1e300])(
  'rejects or caps a quantity of %d',
  async (qty) => {
    const shopper = shop.shopper();
    const [line] = getLines(await add(shopper, 'paper'));
    const items = [{ cartItemId: line!.cartItemId, qty }];
    for (const reply of [
      await shopper.put(ITEM, { items }),
      await shopper.put('/cart/default/item', { items }),
      await shopper.post(ITEM, { items: [{ itemId: 'paper', qty }] }),
      await shopper.post(`${ITEM}?forceUpdate=true`, { items: [{ itemId: 'paper', qty }] }),
    ])
      expect([reply.status, reply.body.error?.code]).toEqual(
        qty > MAX_INTEGER ? [400, 'INVALID_REQUEST'] : [200, undefined],
      );
  },
);
