import type { FastifyInstance } from 'fastify';
import { ZIP_COOKIE } from '@foolscap/core/vocabulary';
import type { Toggles } from '../domains/account/index.ts';

/**
 * Applies the toggle `zipCode`: while it is off on a site, the ZIP code that a shopper entered is not used there. Delivery dates and stores are
 * then for the address of the cart, the chosen store or the default place. Register it after the sessions, which read the cookies.
 */
export function registerZipCodeToggle(api: FastifyInstance, toggles: Toggles): void {
  api.addHook('onRequest', async (request) => {
    if (request.cookies[ZIP_COOKIE] === undefined || (await toggles.isOn(request.tenant, 'zipCode'))) return;
    delete request.cookies[ZIP_COOKIE];
  });
}
