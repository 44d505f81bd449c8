import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { labelWith } from '@foolscap/core/text';
import { Alert, ButtonLink, lazyComponent, useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import type { SuggestionKind } from '../../model/index.ts';
import { offersActions, type OffersRoot, selectOfferChoice } from '../../state/index.ts';
import { useLazyDrawer } from '../use-lazy-drawer.ts';
import type { SuggestionLinks } from './LineDetails.tsx';
import { LINE_DETAILS_MESSAGES } from '../../model/line-details-messages.ts';
import styles from './Suggestions.module.scss';

const loadDrawer = async () => ({ default: (await import('./SuggestionsDrawer.tsx')).SuggestionsDrawer });
const SuggestionsDrawer = lazyComponent(loadDrawer);
// The server renders it; the browser does not render what is for shoppers without JavaScript.
const SuggestionsContent = lazyComponent(async () => ({
  default: (await import('./SuggestionsContent.tsx')).SuggestionsContent,
}));

export interface SuggestionsProps {
  line: CartItem;
  kind: SuggestionKind;
  /** Label of the button. */
  label: string;
  onAct?: (() => void) | undefined;
  links: SuggestionLinks;
  form?: { action: string; fields: ReactNode };
}

/** The items suggested for a line, in a drawer that loads when it is first opened (cart-2.28). */
export function Suggestions({ line, kind, label, onAct, links, form }: SuggestionsProps) {
  const { lineDetails: texts } = useMessages('cart', LINE_DETAILS_MESSAGES);
  const dispatch = useDispatch();
  const { cartItemId, product } = line;
  const drawer = useLazyDrawer(loadDrawer);
  const phase = useSelector((root: OffersRoot) => selectOfferChoice(root, cartItemId)?.phase);
  const [wasClosedEarly, setWasClosedEarly] = useState(false);
  const close = () => {
    setWasClosedEarly(phase === 'sending');
    drawer.close();
  };
  const isNamed = links.shown?.cartItemId === cartItemId && links.shown.kind === kind;
  // The page was opened through the link before its script had loaded, so the server has read the suggestions.
  useEffect(() => {
    if (isNamed) drawer.open();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the page opens
  }, []);
  // Each opening starts without the previous choice.
  if (phase === 'taken' && drawer.isOpen) drawer.close();
  // A rejection that arrives after the drawer was closed reopens it, because the cart shows the rejection nowhere else.
  if (wasClosedEarly && phase !== 'sending') {
    setWasClosedEarly(false);
    if (phase !== 'taken' && !drawer.isOpen) drawer.open();
  }
  return (
    <div>
      <ButtonLink
        href={links.getHref(cartItemId, kind)}
        variant="quiet"
        size="small"
        className={styles.open}
        aria-label={labelWith(label, product.name)}
        aria-haspopup="dialog"
        aria-busy={drawer.isLoading || undefined}
        onClick={(event) => {
          event.preventDefault();
          dispatch(offersActions.offersRequested());
          drawer.open();
        }}
      >
        {label}
      </ButtonLink>
      {isNamed && (
        <noscript>
          <SuggestionsContent line={line} kind={kind} {...(form ? { form } : {})} />
        </noscript>
      )}
      {drawer.hasFailed && (
        <Alert kind="failure" live="assertive">
          {texts.notOpened}
        </Alert>
      )}
      {drawer.isLoaded && (
        <SuggestionsDrawer line={line} kind={kind} isOpen={drawer.isOpen} onClose={close} onAct={onAct} />
      )}
    </div>
  );
}
