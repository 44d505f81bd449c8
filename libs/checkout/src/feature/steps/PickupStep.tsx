import { Stack } from '@foolscap/ui/components';
import { suggestPickupPerson, type PickupPersonDraft } from '../../model/index.ts';
import { PickupPersonForm, PickupStores } from '../../ui/index.ts';
import { useCheckoutDraft } from '../use-checkout-draft.ts';
import type { StepProps, SummaryProps } from './step.ts';

export function PickupSummary({ info: { pickupPerson, pickups = [] } }: SummaryProps) {
  if (!pickupPerson) return null;
  return (
    <Stack gap={3}>
      <p>
        {pickupPerson.firstName} {pickupPerson.lastName}, {pickupPerson.email}
      </p>
      <PickupStores pickups={pickups} brief />
    </Stack>
  );
}

/** The stores that the order is collected from, and who collects it. */
export function PickupStep({ info, busy, refusal, onSubmit }: StepProps) {
  const draft = useCheckoutDraft<PickupPersonDraft>('PICKUP');
  return (
    <Stack gap={5}>
      <PickupStores pickups={info.pickups ?? []} />
      <PickupPersonForm
        person={info.pickupPerson}
        suggestion={suggestPickupPerson(info)}
        {...draft}
        busy={busy}
        {...refusal}
        onSubmit={(pickupPerson) => onSubmit({ pickupPerson })}
      />
    </Stack>
  );
}
