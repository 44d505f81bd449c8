/** Jest globalSetup of the project `commerce-api-postgres`: one server for all its test files. */
export default async function setup() {
  const { startPostgres } = await import('../../../tools/checks/postgres.mjs');
  const server = await startPostgres();
  process.env.FOOLSCAP_TEST_POSTGRES = server.url;
  globalThis.foolscapTestPostgres = server;
}
