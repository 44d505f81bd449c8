import { useDispatch, useSelector } from 'react-redux';
import { accountMessage } from '../model/index.ts';
import {
  accountAreaActions,
  quickBuySettingsActions,
  selectAddressBook,
  selectQuickBuyChange,
  selectQuickBuySettings,
} from '../state/index.ts';
import { QuickBuyForm } from '../ui/index.ts';
import type { QuickBuyFormProps } from '../ui/index.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { QUICK_BUY_FORM_MESSAGES } from '../ui/QuickBuyForm/quick-buy-form-messages.ts';

export interface QuickBuySetupProps extends Pick<QuickBuyFormProps, 'cards' | 'addressesHref' | 'cardsHref'> {
  /** The reason why the cards, which belong to another domain, failed to load. */
  cardsError?: string | undefined;
  onRetryCards?: (() => void) | undefined;
}

/** The set-up of quick buy, connected to the state. Loads no data; its route requests the settings and the address book. */
export function QuickBuySetup({ cardsError, onRetryCards, ...props }: QuickBuySetupProps) {
  const dispatch = useDispatch();
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { quickBuyForm: texts } = useMessages('account', QUICK_BUY_FORM_MESSAGES);
  const settings = useSelector(selectQuickBuySettings);
  const book = useSelector(selectAddressBook);
  const change = useSelector(selectQuickBuyChange);
  const unread = [settings, book].flatMap((load) =>
    load.phase === 'failed' && !load.value ? [load.failure] : [],
  )[0];
  const failure = change.phase === 'failed' ? change.failure : undefined;
  const shown = unread ?? failure;
  const retry = () => {
    dispatch(quickBuySettingsActions.quickBuyRequested());
    dispatch(accountAreaActions.addressesRequested());
    onRetryCards?.();
  };
  const canRetry = unread ? unread.retryable : cardsError !== undefined && !failure;
  return (
    <QuickBuyForm
      {...props}
      quickBuy={settings.value}
      addresses={book.value}
      error={shown ? accountMessage(shown, messages) : cardsError}
      errorField={failure?.field}
      done={
        change.phase === 'saved'
          ? settings.value?.quickBuyActive
            ? texts.saved
            : texts.turnedOff
          : undefined
      }
      attempt={change.serial}
      busy={change.phase === 'saving'}
      onSave={(body) => dispatch(quickBuySettingsActions.quickBuySubmitted(body))}
      onRetry={canRetry ? retry : undefined}
    />
  );
}
