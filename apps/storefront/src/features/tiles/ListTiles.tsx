import { ListTile } from '@foolscap/tiles/ui';
import { Tiles, type TilesProps } from './Tiles.tsx';

/** The tiles of the list view. */
export function ListTiles(props: Omit<TilesProps, 'layout' | 'variant'>) {
  return <Tiles {...props} layout="list" variant={ListTile} />;
}
