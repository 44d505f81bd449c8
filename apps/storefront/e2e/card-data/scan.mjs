// The search for card data, typed for journeys.
export { createSearch } from '../../../../tools/checks/card-data/find-secrets.mjs';
export { openDatabase, scanDatabase, scanFiles } from '../../../../tools/checks/card-data/scan-database.mjs';
