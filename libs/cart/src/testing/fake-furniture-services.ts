import { toDecimal } from '@foolscap/core/money';
import { FURNITURE_LEVELS, getFurnitureUnits, priceFurnitureUnits } from '@foolscap/pricing/model';
import type { CartInfo, CartItem, UpdateItemsBody } from '../contract/index.ts';
import { getLineOffer } from '../model/line-services.ts';

/** Sets the furniture services of a fake's line, whose levels are those that its item offers. */
export function withFakeServices(
  line: CartItem,
  requested: UpdateItemsBody['items'][number]['furnSvcInfo'] = line.furnSvcInfo,
): CartItem {
  if (!line.furnSvcInfo) return line;
  const wanted = { BASC: requested?.BASC?.qty ?? 0, CUST: requested?.CUST?.qty ?? 0 };
  const units = getFurnitureUnits(getLineOffer(line), wanted, line.qty);
  return {
    ...line,
    furnSvcInfo: Object.fromEntries(
      Object.entries(line.furnSvcInfo).map(([level, service]) => [
        level,
        { ...service, qty: units[level as keyof typeof units] ?? 0 },
      ]),
    ),
  };
}

/** Prices the furniture services of a line, as the model does. */
export function priceServices(line: CartItem) {
  const units = Object.fromEntries(
    FURNITURE_LEVELS.map((level) => [level, line.furnSvcInfo?.[level]?.qty ?? 0]),
  );
  return {
    ...priceFurnitureUnits(getLineOffer(line), units),
    hasUnits: Object.values(units).some((qty) => qty > 0),
  };
}

/** Returns a cart's fields about its lines' furniture services. */
export function getServicesFields(lines: readonly CartItem[]): Pick<CartInfo, 'furnRate'> {
  const services = lines.map(priceServices).filter(({ hasUnits }) => hasUnits);
  return services.length > 0 ? { furnRate: toDecimal(services.reduce((sum, { fee }) => sum + fee, 0)) } : {};
}
