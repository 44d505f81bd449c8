import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useMessages } from '@foolscap/ui/components';
import type { CartItem } from '../../contract/index.ts';
import { getServicesLabel, needsAlternatives, type SuggestionKind } from '../../model/index.ts';
import { type ConfirmedChange, selectConfirmed } from '../../state/index.ts';
import type { FurnitureServicesProps } from '../furniture-services/FurnitureServices.tsx';
import { useAnnounced } from '../use-announced.ts';
import { Replacement } from './Replacement.tsx';
import { Suggestions } from './Suggestions.tsx';
import { FurnitureServices } from '../furniture-services/FurnitureServices.tsx';
import { LINE_DETAILS_MESSAGES } from '../../model/line-details-messages.ts';

/** Links to the page that shows suggested items without JavaScript. */
export interface SuggestionLinks {
  /** Returns the URL of the cart page with the suggestions for a line. */
  getHref: (cartItemId: string, kind: SuggestionKind) => string;
  /** The suggestions selected by the current URL. */
  shown?: { cartItemId: string; kind: SuggestionKind } | undefined;
}

export interface LineDetailsProps {
  line: CartItem;
  /** Called when the shopper replaces or removes the line, so that focus follows it to Undo. */
  onAct?: (() => void) | undefined;
  links: SuggestionLinks;
  /** Form actions and hidden fields, for shoppers without JavaScript. */
  forms?: { services: FurnitureServicesProps['form']; offer: { action: string; fields: ReactNode } };
}

/**
 * A line's details: its replacement, alternatives, offered services, and furniture services. `CartPage` renders it only for lines with
 * `hasLineDetails` (model), which needs a condition for each detail.
 */
export function LineDetails({ line, onAct, links, forms }: LineDetailsProps) {
  const messages = useMessages('cart', LINE_DETAILS_MESSAGES);
  const { lineDetails: texts } = messages;
  // Announced once for both the alternatives and the services of a line.
  useAnnounced(useSelector(selectConfirmed), (change) => getAnnouncement(change, line.cartItemId, texts));
  const servicesLabel = line.status === 'ACTIVE' ? getServicesLabel(line, messages) : undefined;
  const suggestions = { line, onAct, links, ...(forms ? { form: forms.offer } : {}) };
  return (
    <>
      {line.altItem && <Replacement line={line} onAct={onAct} />}
      {(needsAlternatives(line) || line.surchargeAlts) && (
        <Suggestions kind="alternatives" label={texts.seeAlternatives} {...suggestions} />
      )}
      {servicesLabel && <Suggestions kind="services" label={servicesLabel} {...suggestions} />}
      {line.furnSvcInfo && (
        <FurnitureServices line={line} {...(forms?.services ? { form: forms.services } : {})} />
      )}
    </>
  );
}

/** Returns the announcement of an item added for a line. A replacement is announced as a removal. */
function getAnnouncement(
  change: ConfirmedChange,
  cartItemId: string,
  texts: typeof LINE_DETAILS_MESSAGES.lineDetails,
): string | undefined {
  return change.kind === 'offer' && change.lineId === cartItemId ? texts.added(change.name) : undefined;
}
