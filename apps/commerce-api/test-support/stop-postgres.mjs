/** Jest globalTeardown of the project `commerce-api-postgres`. */
export default async function teardown() {
  await globalThis.foolscapTestPostgres?.stop();
}
