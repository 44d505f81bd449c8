import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectUserType } from '@foolscap/account/state';
import { mboxOffersActions, type MboxOffersRoot, selectMboxOffer } from '@foolscap/tiles/state';
import { useQuietMoment } from '../recommendations/use-quiet-moment.ts';
import { PromoBanner } from './PromoBanner.tsx';

/** The mbox of the banner. */
const MBOX = 'homePromo';

/** The class of offers shown as the banner; the page cannot show others. */
const BANNER_CLASS = 'promo';

/** Requests the home page's offer and shows its banner. Renders nothing without an offer or after a failure. */
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
    // Some offers are for certain types of users.
  }, [dispatch, userType]);
  const report = isShown && offer ? JSON.stringify(offer.analyticsPayload) : undefined;
  useEffect(() => {
    if (report === undefined) return;
    // Requesting the same offer for another type of user does not count as another view.
    const view = `${pathname}${search} ${report}`;
    if (reported.current === view) return;
    reported.current = view;
    dispatch(mboxOffersActions.mboxOfferShown(JSON.parse(report) as Record<string, string>));
  }, [dispatch, pathname, report, search]);
  return <div ref={place}>{isShown && banner && <PromoBanner {...banner} />}</div>;
}
