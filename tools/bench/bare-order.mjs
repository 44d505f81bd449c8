// The writes of an order with two tenders, on tables without any other data: its attempt and payments, the gateway's holds, the balance of
// the gift card, stock, order, line, cart and stored outcome, and the captures.
export const ORDER_TABLES = `
  create table bare_order_carts (id integer primary key, state text not null);
  create table bare_stock (sku text primary key, available integer not null);
  create table bare_balances (token text primary key, balance bigint not null);
  create table bare_entries (id bigint generated always as identity primary key, token text not null, key text not null, amount bigint not null);
  create table bare_attempts (key text primary key, state text not null);
  create table bare_payments (id text primary key, attempt text not null, state text not null, amount bigint not null);
  create table bare_ledger (key text primary key, state text not null, amount bigint not null);
  create table bare_orders (number text primary key, total bigint not null, details jsonb not null);
  create table bare_order_lines (number text not null, line integer not null, sku text not null, qty integer not null, price bigint not null, primary key (number, line));
  create table bare_outcomes (key text primary key, reply jsonb not null);
  insert into bare_order_carts values (1, 'OPEN');
  insert into bare_stock values ('paper', 1000000000);
  insert into bare_balances values ('gift', 1000000000);`;

const DETAILS = JSON.stringify({ lines: [{ sku: 'paper', qty: 1 }], text: 'x'.repeat(1500) });

/** Places an order in one transaction. */
export async function placeBareOrder(query, key) {
  await query('insert into bare_attempts values ($1, $2)', [key, 'STARTED']);
  for (const [tender, amount] of Object.entries({ gift: 100, card: 1900 })) {
    const id = `${key}-${tender}`;
    await query('insert into bare_payments values ($1, $2, $3, $4)', [id, key, 'STARTED', amount]);
    await query('insert into bare_ledger values ($1, $2, $3)', [id, 'AUTHORIZED', amount]);
    if (tender === 'gift') {
      await query('update bare_balances set balance = balance - $2 where token = $1 and balance >= $2', [
        tender,
        amount,
      ]);
      await query('insert into bare_entries (token, key, amount) values ($1, $2, $3)', [tender, id, -amount]);
    }
    await query('update bare_payments set state = $2 where id = $1', [id, 'AUTHORIZED']);
  }
  await query('select * from bare_order_carts where id = 1 for update');
  await query('update bare_stock set available = available - 1 where sku = $1 and available >= 1', ['paper']);
  await query('insert into bare_orders values ($1, $2, $3)', [key, 2000, DETAILS]);
  await query('insert into bare_order_lines values ($1, 1, $2, 1, 1500)', [key, 'paper']);
  await query('update bare_attempts set state = $2 where key = $1', [key, 'ORDERED']);
  await query('update bare_order_carts set state = $1 where id = 1', ['ORDERED']);
  await query('insert into bare_outcomes values ($1, $2)', [key, DETAILS]);
  for (const tender of ['gift', 'card'])
    await query('update bare_ledger set state = $2 where key = $1', [`${key}-${tender}`, 'CAPTURED']);
  await query('update bare_attempts set state = $2 where key = $1', [key, 'CAPTURED']);
  await query('update bare_payments set state = $1 where id in ($2, $3)', [
    'CAPTURED',
    `${key}-gift`,
    `${key}-card`,
  ]);
}
