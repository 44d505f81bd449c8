import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectUserType } from '@foolscap/account/state';
import { mboxOffersActions, type MboxOffersRoot, selectMboxClasses } from '@foolscap/tiles/state';
import { mboxOffersPart } from '../../parts/mbox-offers.part.ts';
import { useShop } from '../../shell/shop-context.ts';
import { useQuietMoment } from '../use-quiet-moment.ts';
import { PromoBanner } from './PromoBanner.tsx';
import { getPromo } from './promos.ts';

export const parts = [mboxOffersPart];

/** The mbox of the banner. */
const MBOX = 'homePromo';

/** Requests the offer of the home page and shows its banner. Without an offer, and after a failure, there is nothing. */
export default function HomePromo() {
  const dispatch = useDispatch();
  const { tenant } = useShop();
  const userType = useSelector(selectUserType);
  const classes = useSelector((root: MboxOffersRoot) => selectMboxClasses(root, MBOX));
  const place = useRef<HTMLDivElement>(null);
  const promo = getPromo(classes, tenant);
  const isShown = useQuietMoment(place, promo !== undefined);
  useEffect(() => {
    dispatch(mboxOffersActions.mboxOfferRequested(MBOX));
    // Some offers are for some types of users.
  }, [dispatch, userType]);
  return <div ref={place}>{isShown && promo && <PromoBanner {...promo} />}</div>;
}
