import { sql, type Kysely } from 'kysely';

/** A toggle for each vendor with a window for approving payments. */
const VENDOR_TOGGLES = ['payPal', 'klarna', 'applePay', 'cardWallet'];

/** Adds the payment options of a cart: toggles of the vendors, and an organization's rules for its members. */
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
