/** Zooms of the vector tiles that the shop serves for the stores' map. Below the first one the map shows its own data; above the last one, its tiles enlarged. */
export const MAP_TILE_ZOOMS = { least: 8, most: 14 } as const;

/** The path of a vector tile below the root of the API, as a template of maplibre. */
export const MAP_TILE_PATH = '/map/tiles/{z}/{x}/{y}';
