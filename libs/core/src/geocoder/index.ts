export * from './create-geocoder.ts';
export * from './zip-places-key.ts';
