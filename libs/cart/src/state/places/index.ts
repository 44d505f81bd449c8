export {
  createPlacesModule,
  placesActions,
  type PlacesModule,
  type PlacesRoot,
  type PlacesState,
  selectPlaces,
} from './places.module.ts';
