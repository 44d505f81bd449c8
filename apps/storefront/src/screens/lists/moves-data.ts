import { movesToListPart } from '../../parts/moves-to-list.part.ts';

/** The process that moves items saved for later to lists, loaded beside the dialog. */
export const parts = [movesToListPart];

/** Shows nothing: a chunk of the shop is a component with parts. */
export default function MovesData() {
  return null;
}
