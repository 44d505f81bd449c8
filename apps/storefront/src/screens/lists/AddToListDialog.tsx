import { AddToList } from '@foolscap/lists/feature';

/** The dialog that adds items to a list, with the chunk of all overlays. */
export default function AddToListDialog() {
  return <AddToList />;
}
