import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectOrganization } from '../state/index.ts';
import { ShipToForm } from '../ui/index.ts';
import { useTask } from './use-task.ts';
import { useMessages } from '@foolscap/ui/components';
import { ACCOUNT_MESSAGES } from '../model/messages.ts';
import { SHIP_TO_MESSAGES } from '../ui/ShipToForm/ship-to-messages.ts';

export interface ShipToProps {
  /** Form action and hidden fields, for submissions without JavaScript. */
  action: string;
  fields?: ReactNode;
  /** Error code from the page's query string, set when the form was submitted without JavaScript. */
  initialError?: string | undefined;
  /** Shows and announces a confirmed choice; turn it off where the surrounding component closes and announces it, as a drawer does. */
  showsDone?: boolean;
}

/** The choice of the cart's ship-to address. Loads no data. The application listens to `shipToChosen` for the next step. */
export function ShipTo({ action, fields, initialError, showsDone = true }: ShipToProps) {
  const messages = useMessages('account', ACCOUNT_MESSAGES);
  const { shipTo: texts } = useMessages('account', SHIP_TO_MESSAGES);
  const dispatch = useDispatch();
  const organization = useSelector(selectOrganization);
  const { form, phase } = useTask('shipTo');
  if (!organization.value)
    return (
      <ShipToForm
        shipTos={undefined}
        error={organization.phase === 'failed' ? accountMessage(organization.failure, messages) : undefined}
        onRetry={
          organization.phase === 'failed' && organization.failure.retryable
            ? () => dispatch(accountAreaActions.organizationRequested())
            : undefined
        }
      />
    );
  const { addresses, shipToId } = organization.value;
  const shipTos = addresses.filter(({ type }) => type === 'S');
  const chosen = shipTos.find(({ id }) => id === shipToId);
  const earlierError =
    phase === 'idle' && initialError ? accountMessage({ code: initialError }, messages) : undefined;
  return (
    <ShipToForm
      shipTos={shipTos}
      chosenId={shipToId}
      error={form.error?.message ?? earlierError}
      done={showsDone && phase === 'done' && chosen ? texts.done(chosen.label) : undefined}
      attempt={form.attempt}
      busy={form.busy}
      action={action}
      hidden={fields}
      onChoose={(shipTo) => dispatch(accountAreaActions.commandSubmitted({ task: 'shipTo', shipTo }))}
    />
  );
}
