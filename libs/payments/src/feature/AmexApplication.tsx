import { useDispatch, useSelector } from 'react-redux';
import { useLocale, useMessages } from '@foolscap/ui/components';
import { applicationUrl, paymentMessage } from '../model/index.ts';
import { cardApplicationActions, selectCardApplication, WINDOW_BLOCKED } from '../state/index.ts';
import { CardApplication } from '../ui/index.ts';
import { PAYMENT_MESSAGES } from '../model/messages.ts';

export interface AmexApplicationProps {
  /** The URL of the bank's window. */
  url: string;
  /** Returns the origin of the page, to which the window reports. */
  getOrigin: () => string;
  /** Creates the id of a window. */
  newTransactionId: () => string;
}

/** The application for the Amex card, connected to the state. */
export function AmexApplication({ url, getOrigin, newTransactionId }: AmexApplicationProps) {
  const dispatch = useDispatch();
  const locale = useLocale();
  const messages = useMessages('payments', PAYMENT_MESSAGES);
  const state = useSelector(selectCardApplication);
  const failure = state.phase === 'failed' ? state.failure : undefined;
  return (
    <CardApplication
      phase={state.phase === 'applying' || state.phase === 'adding' ? state.phase : 'idle'}
      status={state.phase === 'decided' ? state.status : undefined}
      error={
        failure &&
        (failure.code === WINDOW_BLOCKED
          ? messages.otherPayment.blocked('')
          : paymentMessage(failure, messages))
      }
      onApply={() => {
        const transactionId = newTransactionId();
        const options = { transactionId, origin: getOrigin(), locale };
        dispatch(
          cardApplicationActions.applicationOpened({ url: applicationUrl(url, options), transactionId }),
        );
      }}
      onShowWindow={() => dispatch(cardApplicationActions.applicationWindowRequested())}
      onDismiss={() => dispatch(cardApplicationActions.applicationDismissed())}
    />
  );
}
