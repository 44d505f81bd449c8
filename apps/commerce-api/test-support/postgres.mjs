import { startPostgres } from '../../../tools/checks/postgres.mjs';

/** Starts one PostgreSQL server for all test files of the project `postgres`; the returned function stops it. */
export default async function setup({ provide }) {
  const { url, stop } = await startPostgres();
  provide('postgresUrl', url);
  return stop;
}
