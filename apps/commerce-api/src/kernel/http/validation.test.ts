import Fastify from 'fastify';
import { readBodies, textFields, valueFor, written } from '../../testing/described-bodies.ts';
import { createTestShop } from '../../testing/test-shop.ts';
import { describeFault, registerStrictValidation } from './validation.ts';

const getMessage = (instancePath: string) =>
  describeFault({ keyword: 'pattern', instancePath, params: { pattern: '^[0-9]+$' } });

it.each([
  ['/addresses/0/phones/0/number', 'addresses[0].phones[0].number', 'Enter a valid phone number.'],
  ['/phone', 'phone', 'Enter a valid phone number.'],
  ['/address/zipCode', 'address.zipCode', 'Enter a valid ZIP code.'],
  ['/addresses/0/state', 'addresses[0].state', 'Choose a state.'],
  ['/storeNumber', 'storeNumber', 'The value of storeNumber is not valid.'],
  ['/payments/0/number', 'payments[0].number', 'The value of payments[0].number is not valid.'],
])('explains that %s is invalid', (pointer, field, message) => {
  expect(getMessage(pointer)).toEqual({ field, message });
});

describe('typed text', () => {
  const TYPED = ' \u200ba\u00a0b\u00adc\nd\ufeff ';

  it('reaches every route without invisible characters, except for passwords', async () => {
    const shop = await createTestShop();
    const bodies = await readBodies(shop);
    await shop.close();
    const app = Fastify();
    registerStrictValidation(app);
    bodies.forEach(({ schema }, at) =>
      // Other fields of a body need values that the test does not know.
      app.post(`/${at}`, { schema: { body: schema }, attachValidation: true }, ({ body }) =>
        JSON.stringify(body),
      ),
    );
    let count = 0;
    const kept = new Set<string>();
    for (const [at, { method, path, schema }] of bodies.entries())
      for (const field of textFields(schema, TYPED.length)) {
        const reply = await app.inject({
          method: 'POST',
          url: `/${at}`,
          payload: valueFor(schema, '', field, TYPED) as object,
        });
        const place = `${method} ${path} ${written(field)}`;
        expect([place, reply.statusCode]).toEqual([place, 200]);
        if (reply.payload.includes('a b')) count += 1;
        else kept.add(written(field));
        const expected = valueFor(schema, '', field, /password/i.test(written(field)) ? TYPED : 'a bc\nd');
        expect([place, reply.json<unknown>()]).toEqual([place, expected]);
      }
    expect([...kept].sort()).toEqual(['newPassword', 'password']);
    expect(count).toBeGreaterThan(50);
    await app.close();
  });

  it('is normalized in queries and paths', async () => {
    const app = Fastify();
    registerStrictValidation(app);
    app.get('/:sku', ({ params, query }) => ({ ...(params as object), ...(query as object) }));
    const reply = await app.inject(
      `/${encodeURIComponent('241\u200b ')}?q=${encodeURIComponent(TYPED)}&q=%20x`,
    );
    expect(reply.json()).toEqual({ sku: '241', q: ['a bc\nd', 'x'] });
    await app.close();
  });
});
