import type { Generated } from 'kysely';

/** The origins that an import records, and the anonymous sales history. */
declare module '../../kernel/database/tables.ts' {
  interface Tables {
    import_runs: {
      id: string;
      source: string;
      status: 'RUNNING' | 'DONE' | 'FAILED' | 'INTERRUPTED';
      finished_at: Date | null;
      summary: string | null;
    };
    import_categories: { source: string; category_id: string };
    import_products: {
      source: string;
      product_key: string;
      sku: string;
      digest: string;
      /** Names of the conditions of selling that the last import set. */
      conditions: Generated<string[]>;
    };
    sales_orders: { source: string; order_id: string };
    sales_lines: { source: string; line_key: string };
    import_seen: { run_id: string; kind: string; key: string };
  }
}
