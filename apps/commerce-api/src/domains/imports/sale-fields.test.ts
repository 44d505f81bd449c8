import { SaleConditionsSchema } from '@foolscap/pricing/contract';
import { ITEM_NOTES, type ItemNote } from '@foolscap/core/vocabulary';
import type { SaleConditions } from '@foolscap/pricing/model';
import fc from 'fast-check';
import Value from 'typebox/value';
import { parseSaleConditions, type SaleField, SALE_FIELDS } from './sale-fields.ts';

type Fields = Partial<Record<SaleField, string>>;

const parse = (fields: Fields, currency: 'named' | 'understood' = 'named') => {
  const field = parseSaleConditions((name) => fields[name] ?? '', { nameOf: (name) => name, currency });
  return field.ok ? field.value : field.reason;
};

const toDollars = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')} USD`;

const toServicePrice = (price: number | 'TBD' | undefined): string =>
  typeof price === 'number' ? toDollars(price) : (price ?? '');

/** Writes conditions in the form that a feed has. */
const toFields = ({ substitute, furnitureServices, ...conditions }: SaleConditions): Fields => ({
  street_date: conditions.streetDate ?? '',
  coming_soon: conditions.comingSoon ? 'yes' : '',
  back_in_stock_on: conditions.backInStockOn ?? '',
  free_sample: conditions.sample ? 'yes' : 'no',
  membership_program: conditions.membership ?? '',
  health_care_only: conditions.healthCareOnly ? '1' : '0',
  wholesale_only: conditions.wholesale ? 'TRUE' : 'FALSE',
  add_on_only: conditions.addOnOnly ? 'true' : '',
  order_multiple: conditions.orderMultiple ? String(conditions.orderMultiple) : '1',
  surcharge: conditions.surcharge ? toDollars(conditions.surcharge) : '0.00 USD',
  restricted_states: (conditions.restrictedStates ?? []).join(', '),
  restricted_zips: (conditions.restrictedZips ?? []).join(';'),
  shipping_class: conditions.shippingClass ?? '',
  product_class_id: conditions.classId ?? '',
  redeemable: conditions.redeemable ? 'Yes' : '',
  auto_restock: conditions.autoRestock ? 'yes' : 'no',
  subscribe_first: conditions.subscribeFirst ? 'yes' : 'no',
  custom_sku_code: conditions.customSku ?? '',
  print_service: conditions.printed ? 'yes' : '',
  sold_by: conditions.soldBy ?? '',
  item_notes: (conditions.notes ?? []).join(','),
  basic_service_price: toServicePrice(furnitureServices?.BASC),
  custom_service_price: toServicePrice(furnitureServices?.CUST),
  ...(substitute && {
    substitute_item: substitute.itemId,
    substitute_notification: substitute.notification,
    substitute_type: substitute.type,
    substitute_modal: substitute.modal ? 'yes' : '',
  }),
});

const servicePrice = fc.oneof(fc.nat(100_000), fc.constant('TBD' as const));
const flag = fc.constant(true as const);
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const word = (maxLength: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${maxLength}}$`));
const list = <T>(value: fc.Arbitrary<T>) => fc.uniqueArray(value, { minLength: 1, maxLength: 5 });
const conditions: fc.Arbitrary<SaleConditions> = fc
  .record(
    {
      streetDate: day,
      comingSoon: flag,
      backInStockOn: day,
      sample: flag,
      membership: fc.constantFrom('SELECT' as const, 'PREMIUM' as const),
      healthCareOnly: flag,
      wholesale: flag,
      addOnOnly: flag,
      orderMultiple: fc.integer({ min: 2, max: 9999 }),
      surcharge: fc.integer({ min: 1, max: 1_000_000 }),
      furnitureServices: fc.oneof(
        fc.record({ BASC: servicePrice, CUST: servicePrice }),
        fc.record({ BASC: servicePrice }),
      ),
      restrictedStates: list(fc.stringMatching(/^[A-Z]{2}$/)),
      restrictedZips: list(fc.stringMatching(/^\d{1,5}$/)),
      shippingClass: word(20),
      classId: word(10),
      redeemable: flag,
      autoRestock: flag,
      subscribeFirst: flag,
      customSku: word(40),
      printed: flag,
      soldBy: word(60),
      notes: list(fc.constantFrom(...(Object.keys(ITEM_NOTES) as ItemNote[]))),
      substitute: fc.record({
        itemId: fc.stringMatching(/^[A-Z0-9]{1,40}$/),
        notification: word(200),
        type: word(40),
        modal: fc.boolean(),
      }),
    },
    { requiredKeys: [] },
  )
  .map((record) => record as SaleConditions);

it('reads back every condition that an operator can set', () => {
  fc.assert(
    fc.property(conditions, (wanted) => {
      fc.pre(Value.Check(SaleConditionsSchema, wanted));
      expect(parse(toFields(wanted))).toEqual(Object.keys(wanted).length > 0 ? wanted : undefined);
    }),
  );
});

it('has a column for each condition of the schema', () => {
  const names = Object.keys(SaleConditionsSchema.properties).filter((name) => name !== 'substitute');
  const whole = fc.sample(conditions, 200).reduce((all, one) => ({ ...all, ...one }), {});
  expect(Object.keys(whole)).toEqual(expect.arrayContaining(names));
  expect(new Set(Object.keys(toFields(whole)))).toEqual(new Set(SALE_FIELDS));
});

it('returns only values that the schema allows', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('yes', '1', 'CA', '2026-01-02', '1.00 USD', 'SELECT'));
  const fields = fc.record(
    Object.fromEntries(SALE_FIELDS.map((name) => [name, text])) as Record<SaleField, typeof text>,
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fields, (some) => {
      const result = parse(some);
      if (typeof result === 'string') expect(result).toMatch(/^[a-z_]+ /);
      else if (result) expect(Value.Check(SaleConditionsSchema, result)).toBe(true);
    }),
  );
});

it.each<[Fields, SaleConditions | undefined]>([
  [{}, undefined],
  [{ free_sample: 'no', surcharge: '0.00 USD', restricted_states: ' , ' }, undefined],
  [{ street_date: '3/31/2030' }, { streetDate: '2030-03-31' }],
  [{ street_date: '31.3.2030' }, { streetDate: '2030-03-31' }],
  [{ restricted_states: 'ca; HI, ca' }, { restrictedStates: ['CA', 'HI'] }],
  [{ restricted_zips: '967 96813' }, { restrictedZips: ['967', '96813'] }],
  [
    { print_service: 'Yes', sold_by: 'Rewell Supply' },
    { printed: true, soldBy: 'Rewell Supply' },
  ],
  [{ item_notes: 'NewPackaging' }, { notes: ['newPackaging'] }],
  [
    { substitute_item: 'pen 2', substitute_notification: 'Replaced', substitute_type: 'UPGRADE' },
    { substitute: { itemId: 'PEN-2', notification: 'Replaced', type: 'UPGRADE', modal: false } },
  ],
])('%j is %j', (fields, expected) => expect(parse(fields)).toEqual(expected));

it.each<[Fields, string]>([
  [{ coming_soon: 'maybe' }, 'coming_soon is not yes or no: "maybe"'],
  [{ street_date: '2/30/2030' }, 'street_date is not a day of the calendar: "2/30/2030"'],
  [
    { street_date: '3/1/2030' },
    'street_date can be 2030-03-01 or 2030-01-03: "3/1/2030". Write it as yyyy-mm-dd, or import with --dates mdy or --dates dmy',
  ],
  [{ membership_program: 'GOLD' }, 'membership_program is not SELECT or PREMIUM: "GOLD"'],
  [{ surcharge: '2.50' }, 'surcharge does not name its currency, as in "12.34 USD": "2.50"'],
  [{ surcharge: '-1 USD' }, 'surcharge is not an amount in dollars and cents: "-1 USD"'],
  [
    { restricted_states: 'CA, Hawaii' },
    'restricted_states has a value that is not the two letters of a state: "Hawaii"',
  ],
  [
    { restricted_zips: '967, 96813-1' },
    'restricted_zips has a value that is not one to five digits of a ZIP code: "96813-1"',
  ],
  [
    { restricted_zips: Array.from({ length: 501 }, (_, at) => at + 10_000).join(' ') },
    'restricted_zips has more than 500 values',
  ],
  [{ product_class_id: '12345678901' }, 'product_class_id is longer than 10 characters: "12345678901"'],
  [
    { item_notes: 'sale' },
    'item_notes has a value that is not one of discontinued, limitedQuantities, newPackaging, expertsSuggest, viewDetails: "sale"',
  ],
  [{ substitute_item: 'PEN-2' }, 'substitute_notification is empty'],
  [{ substitute_item: '!' }, 'substitute_item is not a product number: "!"'],
  [{ substitute_type: 'UPGRADE' }, 'substitute_type is set without substitute_item'],
])('%j is refused', (fields, reason) => expect(parse(fields)).toBe(reason));
