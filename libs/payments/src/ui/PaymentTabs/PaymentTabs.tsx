import type { ReactNode } from 'react';
import { Tabs } from '@foolscap/ui/widgets';
import type { TabItem } from '@foolscap/ui/widgets';
import { useMessages } from '@foolscap/ui/components';
import { PAYMENT_TABS_MESSAGES } from './payment-tabs-messages.ts';

export interface PaymentTabsProps {
  /** Slot for paying by credit card. */
  card?: ReactNode;
  /** Slot for other payments, such as wallets. */
  other?: ReactNode;
  /** Slot for gift and prepaid cards. */
  storedValue?: ReactNode;
  /** Initially selects other payments, for example if the order has one. */
  isOtherFirst?: boolean | undefined;
  /** Called with the id of the selected tab. */
  onChange?: (id: string) => void;
}

/** The payment methods as tabs (storefront-2.35). A method without content is not offered and has no tab. */
export function PaymentTabs({ card, other, storedValue, isOtherFirst = false, onChange }: PaymentTabsProps) {
  const { paymentTabs: texts } = useMessages('payments', PAYMENT_TABS_MESSAGES);
  const items: TabItem[] = [
    { id: 'card', label: texts.card, content: card },
    { id: 'other', label: texts.other, content: other },
    { id: 'storedValue', label: texts.storedValue, content: storedValue },
  ];
  return (
    <Tabs
      label={texts.label}
      defaultValue={isOtherFirst && other !== undefined ? 'other' : undefined}
      items={items.filter(({ content }) => content !== undefined)}
      onChange={onChange}
    />
  );
}
