import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectUserType } from '@foolscap/account/state';
import { mboxOffersActions, type MboxOffersRoot, selectMboxOffer } from '@foolscap/tiles/state';
import { useQuietMoment } from '../recommendations/use-quiet-moment.ts';
import { PromoBanner } from './PromoBanner.tsx';

/** The mbox of the banner. */
const MBOX = 'homePromo';

/** The class of offers that show as the banner. The page has no look for others. */
const BANNER_CLASS = 'promo';

/** Requests the offer of the home page and shows its banner. Without an offer, and after a failure, there is nothing. */
export function HomePromo() {
  const dispatch = useDispatch();
  const { pathname, search } = useLocation();
  const userType = useSelector(selectUserType);
  const offer = useSelector((root: MboxOffersRoot) => selectMboxOffer(root, MBOX));
  const place = useRef<HTMLDivElement>(null);
  const reported = useRef<string>(undefined);
  const banner = offer?.details?.classes.includes(BANNER_CLASS) ? offer.details : undefined;
  const isShown = useQuietMoment(place, banner !== undefined);
  useEffect(() => {
    dispatch(mboxOffersActions.mboxOfferRequested(MBOX));
    // Some offers are for some types of users.
  }, [dispatch, userType]);
  const report = isShown && offer ? JSON.stringify(offer.analyticsPayload) : undefined;
  useEffect(() => {
    if (report === undefined) return;
    // The same offer is requested again for another type of user, which is no other view of it.
    const view = `${pathname}${search} ${report}`;
    if (reported.current === view) return;
    reported.current = view;
    dispatch(mboxOffersActions.mboxOfferShown(JSON.parse(report) as Record<string, string>));
  }, [dispatch, pathname, report, search]);
  return <div ref={place}>{isShown && banner && <PromoBanner {...banner} />}</div>;
}
