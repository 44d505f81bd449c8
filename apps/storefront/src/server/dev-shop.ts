import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import {
  commerceApi,
  migrate,
  openDatabase,
  readSettings,
  seedDemo,
  serverOptions,
} from '@foolscap/commerce-api';
import type { Database } from '@foolscap/commerce-api';
import { withPaymentSite } from './payment-site.ts';
import { sessionCookieIn } from './session-cookie.ts';
import { withoutLocale } from './page-locale.ts';
import { storefront } from './storefront.ts';
import type { StorefrontOptions } from './storefront.ts';

export interface DevShopOptions {
  /** Stays open across reloads of the API. */
  database?: Database;
  /** Head markup of the development server. */
  head: string;
  loadRenderer: StorefrontOptions['loadRenderer'];
}

/** Creates the storefront for `npm run dev`: from sources, behind a development server. */
export async function createDevShop(
  env: NodeJS.ProcessEnv,
  { database, head, loadRenderer }: DevShopOptions,
): Promise<{ app: FastifyInstance; database: Database }> {
  const settings = readSettings({ LOG_LEVEL: 'warn', ...env });
  const opened = database ?? (await openDatabase(settings));
  await migrate(opened.db);
  await seedDemo(opened, settings, (line) => process.stdout.write(`  ${line}\n`));
  // The development server has the English texts only.
  const locales = { offered: settings.locales, byHost: settings.localeHosts };
  const app = Fastify({ ...serverOptions(settings), rewriteUrl: withoutLocale(locales) });
  await app.register(commerceApi, {
    settings: await withPaymentSite(app, settings, opened),
    database: opened,
  });
  await app.register(storefront, {
    publicUrl: settings.publicUrl,
    country: settings.siteCountry,
    locales,
    assets: () => ({
      script: '/src/entry-client.tsx',
      preloads: [],
      fonts: [],
      development: head,
    }),
    loadRenderer,
    hasSession: sessionCookieIn,
    analyticsScript: settings.analyticsScript,
  });
  await app.ready();
  return { app, database: opened };
}
