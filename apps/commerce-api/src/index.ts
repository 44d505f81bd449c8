export { commerceApi, createCommerceApi, type CommerceApiDeps } from './app.ts';
export { readSettings, SettingsError, type LogLevel, type Settings } from './settings.ts';
export { serverOptions } from './http/logger.ts';
export { isCrossSite } from './http/origin.ts';
export { openDatabase, DatabaseUnreachableError, type Database } from './database/database.ts';
export { DirectoryLockedError } from './database/directory-lock.ts';
export { migrate } from './database/migrate.ts';
export { seedCatalogue } from './catalog/seed-demo.ts';
