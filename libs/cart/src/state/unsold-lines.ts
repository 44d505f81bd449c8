import { memoize } from '@foolscap/core/state';
import { isUnsoldLine } from '../model/line-relations.ts';
import { type CartRoot, type LineView, selectShownLines } from './cart.selectors.ts';

const getUnsold = memoize((views: LineView[]) => views.filter(({ line }) => isUnsoldLine(line)));

/** Selects the lines of items that are no longer sold, with removed ones at their former positions. */
export const selectUnsoldLines = (root: CartRoot): LineView[] => getUnsold(selectShownLines(root));
