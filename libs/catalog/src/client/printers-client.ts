import type { HttpClient } from '@foolscap/core/http';
import type {
  PrinterBrandData,
  PrinterData,
  PrintersData,
  PrintersQuery,
  SavedPrintersData,
} from '../contract/index.ts';

/** The calls of the ink and toner finder. Each rejects with HttpError. */
export interface PrintersClient {
  printers(query: PrintersQuery, signal?: AbortSignal): Promise<PrintersData>;
  brand(slug: string, signal?: AbortSignal): Promise<PrinterBrandData>;
  /** @param id the slugs of brand and model */
  printer(id: string, signal?: AbortSignal): Promise<PrinterData>;
  saved(signal?: AbortSignal): Promise<SavedPrintersData>;
  save(printerIds: readonly string[]): Promise<SavedPrintersData>;
  remove(printerId: string): Promise<SavedPrintersData>;
}

const toPath = (id: string) => id.split('/').map(encodeURIComponent).join('/');

export function createPrintersClient(http: HttpClient): PrintersClient {
  const read = async <T>(path: string, signal?: AbortSignal) =>
    (await http.send<T>({ method: 'GET', path, ...(signal ? { signal } : {}) })).data;
  const change = async (call: { path: string; override?: 'DELETE'; body: object }) =>
    (await http.send<SavedPrintersData>({ method: 'POST', ...call })).data;
  return {
    printers: ({ q }, signal) =>
      read(`/catalog/printers${q ? `?${new URLSearchParams({ q })}` : ''}`, signal),
    brand: (slug, signal) => read(`/catalog/printers/${encodeURIComponent(slug)}`, signal),
    printer: (id, signal) => read(`/catalog/printers/${toPath(id)}`, signal),
    saved: (signal) => read('/account/printers', signal),
    save: (printerIds) => change({ path: '/account/printers', body: { printerIds } }),
    remove: (id) => change({ path: `/account/printers/${toPath(id)}`, override: 'DELETE', body: {} }),
  };
}
