// Measures searches of 5,000 stores, on PostgreSQL.
import { measure, send } from './http.mjs';

const STORES = 5_000;
/** ZIP codes of cities and of the country. */
const ZIP_CODES = ['01702', '10001', '60601', '75201', '90001', '59718', '64101', '30301'];

/**
 * Adds stores all over the contiguous states, half of them within some 70 miles of the demo's stores, in populated areas.
 * @param client a connection to the database of the shop
 */
export async function writeStores(client) {
  await client.query('select setseed(0.5)');
  await client.query(
    `insert into stores (store_number, name, address1, city, state, zip, phone, latitude, longitude, time_zone, hours, holidays, services)
       select (4000 + n)::text, 'Store ' || n, n || ' Main Street', near.city, near.state, near.zip, near.phone,
         case when n % 2 = 0 then near.latitude + random() * 2 - 1 else 26 + random() * 22 end,
         case when n % 2 = 0 then near.longitude + random() * 2 - 1 else -122 + random() * 50 end,
         near.time_zone, near.hours, near.holidays, near.services
       from generate_series(1, $1::integer - (select count(*) from stores)::integer) n
       join (select *, row_number() over (order by store_number) - 1 as place from stores) near
         on near.place = n % (select count(*) from stores)`,
    [STORES],
  );
  await client.query('analyze stores');
}

async function call(url, path, body) {
  const reply = await send(url + path, { method: 'POST', body });
  // 400: no store near this code, which is a valid result.
  if (reply.status !== 200 && reply.status !== 400)
    throw new Error(`${path} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
}

/** Measures searches near ZIP codes, one after another. @returns figures by name */
export async function measureStores(url, seconds) {
  const locate = (radius) => (_, turn) =>
    call(url, '/ele-lpd/api/sparxProxy/storeLocator', {
      address: ZIP_CODES[turn % ZIP_CODES.length],
      radius,
    });
  return {
    'stores within 20 miles': await measure(1, seconds, locate(20)),
    'stores within 100 miles': await measure(1, seconds, locate(100)),
  };
}
