import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { getConsent, type ConsentChoice } from '@foolscap/analytics/model';
import { consentActions, selectConsentFacts, selectNeedsChoice } from '@foolscap/analytics/state';
import { CookieBanner } from '@foolscap/analytics/ui';
import { lazyComponent, useAnnounce, useMessages } from '@foolscap/ui/components';
import type { CookieDialogProps } from './CookieDialog.tsx';
import { COOKIE_MESSAGES } from '@foolscap/analytics/ui';

/** The settings, in the chunk of all overlays. The banner can accept and refuse without them. */
const Settings = lazyComponent<CookieDialogProps>(() =>
  import('./CookieDialog.tsx').catch(() => ({ default: () => null })),
);

export interface CookieChoicesProps {
  /** The last press on "Cookie settings" in the footer; a new object opens the settings again. */
  requested?: object | undefined;
}

/** Adds a place before the page, where keyboard and screen reader users reach it first. */
function useStartOfPage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

/** The cookie banner, shown until the shopper has chosen, and the settings. Payment pages have neither. */
export default function CookieChoices({ requested }: CookieChoicesProps) {
  const dispatch = useDispatch();
  const announce = useAnnounce();
  const { texts } = useMessages('analytics', COOKIE_MESSAGES);
  const facts = useSelector(selectConsentFacts);
  const needsChoice = useSelector(selectNeedsChoice);
  const [opened, setOpened] = useState(requested);
  const [shown, setShown] = useState(requested);
  const place = useStartOfPage();
  if (requested !== shown) {
    setShown(requested);
    setOpened(requested);
  }

  const choose = (choice: ConsentChoice) => {
    const isWithdrawn = facts.purposes.some(
      (purpose) => getConsent(facts, purpose) === 'given' && choice[purpose] === false,
    );
    dispatch(consentActions.consentChosen(choice));
    announce(texts.saved);
    // A provider's script that has run can be removed only by loading a new document.
    if (isWithdrawn) location.reload();
  };
  const chooseInBanner = (choice: ConsentChoice) => {
    choose(choice);
    // The clicked button no longer exists.
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <>
      {needsChoice &&
        createPortal(
          <CookieBanner
            purposes={facts.purposes}
            onChoose={chooseInBanner}
            onSettings={() => setOpened({})}
          />,
          place,
        )}
      {opened && <Settings request={opened} facts={facts} onSave={choose} />}
    </>
  );
}
