import { listsPart } from '../../parts/lists.part.ts';

/** The data of lists for screens of other domains, loaded beside the dialog that shows them. */
export const parts = [listsPart];

/** Shows nothing: a chunk of the shop is a component with parts. */
export default function ListsData() {
  return null;
}
