import { ServiceFault } from '../../http/service-call.ts';
import type { Point } from '../zip-places.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const invalid = () => new ServiceFault('invalid-reply');

function toPoint(latitude: unknown, longitude: unknown): Point {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') throw invalid();
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw invalid();
  return { latitude, longitude };
}

/** Reads the reply of the Google Geocoding API and of compatible services. */
function readGeocoding({ status, results }: Fields): Point | undefined {
  if (status === 'ZERO_RESULTS') return undefined;
  // The service's own message is not repeated: it may quote the request.
  if (status !== 'OK')
    throw typeof status === 'string' && /^[A-Z_]{1,40}$/.test(status)
      ? new ServiceFault('refused', status)
      : invalid();
  const [first] = Array.isArray(results) ? (results as unknown[]) : [];
  if (!isFields(first) || !isFields(first.geometry) || !isFields(first.geometry.location)) throw invalid();
  return toPoint(first.geometry.location.lat, first.geometry.location.lng);
}

/** Reads GeoJSON, the format of Pelias, Photon, Nominatim and Mapbox. */
function readGeoJson({ features }: Fields): Point | undefined {
  if (!Array.isArray(features)) throw invalid();
  if (!features.length) return undefined;
  const [first] = features as unknown[];
  if (!isFields(first) || !isFields(first.geometry) || !Array.isArray(first.geometry.coordinates))
    throw invalid();
  const [longitude, latitude] = first.geometry.coordinates as unknown[];
  return toPoint(latitude, longitude);
}

/**
 * Reads the location of the first place of a reply.
 * @returns undefined if the service knows no such place
 * @throws ServiceFault for an error reply, or one in neither format
 */
export function readPlacesReply(body: unknown): Point | undefined {
  if (!isFields(body)) throw invalid();
  if (body.type === 'FeatureCollection') return readGeoJson(body);
  if ('status' in body) return readGeocoding(body);
  throw invalid();
}
