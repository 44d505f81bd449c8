/** Storage key of the places that the geocoder keeps; an application removes it on sign-out. */
export const ZIP_PLACES_KEY = 'zip-places';
