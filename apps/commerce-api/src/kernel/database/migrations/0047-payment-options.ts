import { sql, type Kysely } from 'kysely';

/** A toggle for each vendor in whose window a payment can be approved. */
const VENDOR_TOGGLES = ['payPal', 'klarna', 'applePay', 'cardWallet'];

/** The ways to pay that a cart is offered: toggles of the vendors, and rules of an organization for what its members see. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table organizations
    add column default_invoice boolean not null default false,
    add column hidden_payments jsonb not null default '[]' check (jsonb_typeof(hidden_payments) = 'array')`.execute(
    db,
  );
  await sql`insert into feature_toggles (name, "values", position)
    select name, '["true"]'::jsonb, 100 + place from json_array_elements_text(${JSON.stringify(VENDOR_TOGGLES)}::json)
      with ordinality as toggle (name, place)`.execute(db);
}
