import type { Generated } from 'kysely';

/** The fee for delivery to an area (DAS). The longest prefix of a ZIP code applies. */
export interface DeliveryAreaFeesTable {
  zip_prefix: string;
  /** US cents per order. */
  fee_minor: number;
  /** `operator`, or `demo` for the demo data. */
  source: Generated<string>;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    delivery_area_fees: DeliveryAreaFeesTable;
  }
}
