import type { ColumnType, Generated } from 'kysely';
import type { TenantId } from '@foolscap/core/vocabulary';
import type { Json } from '../../kernel/database/column-types.ts';

export interface WarehousesTable {
  id: string;
  name: string;
  city: string;
  state: string;
  zip: string;
  latitude: number;
  longitude: number;
}

export interface WarehouseStockTable {
  sku: string;
  warehouse_id: string;
  available: number;
}

/** Opening hours by weekday, Monday first, in the store's time zone: `['08:00', '21:00']`; null is closed. */
export type WeekHours = ([string, string] | null)[];

export interface StoresTable {
  /** Four digits. */
  store_number: string;
  name: string;
  address1: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  latitude: number;
  longitude: number;
  /** IANA name. */
  time_zone: string;
  hours: Json<WeekHours>;
  /** Days with special hours. */
  holidays: ColumnType<{ date: string; hours: [string, string] | null }[], string | undefined, string>;
  services: ColumnType<string[], string | undefined, string>;
  /** True when the store offers pickup. */
  pickup: Generated<boolean>;
  /** Set by the database; null for a store that has not changed since before this column. */
  updated_at: ColumnType<Date | null, never, never>;
}

/** The preferred store of a site's shoppers who have none (storefront-9.23). */
export interface TenantPlacesTable {
  tenant: TenantId;
  /** The shop may lack this store: then stores around the ZIP code are shown, otherwise those of the state. */
  store_number: string;
  /** Five digits. */
  zip: string;
  /** Two letters. */
  state: string;
}

export interface StoreStockTable {
  store_number: string;
  sku: string;
  available: number;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    warehouses: WarehousesTable;
    warehouse_stock: WarehouseStockTable;
    stores: StoresTable;
    tenant_places: TenantPlacesTable;
    store_stock: StoreStockTable;
  }
}
