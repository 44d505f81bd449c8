/** Storage key of the places that the geocoder caches. Applications remove it on sign-out. */
export const ZIP_PLACES_KEY = 'zip-places';
