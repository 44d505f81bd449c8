import { Stack } from '@foolscap/ui/components';
import { suggestPickupPerson } from '../../model/index.ts';
import { PickupPersonForm, PickupStores } from '../../ui/index.ts';
import type { PickupPersonFormProps } from '../../ui/index.ts';
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

/** The stores where the order is picked up, and who picks it up. */
export function PickupStep({
  info,
  busy,
  refusal,
  kept,
  onType,
  onSubmit,
}: StepProps & Pick<PickupPersonFormProps, 'kept' | 'onType'>) {
  return (
    <Stack gap={5}>
      <PickupStores pickups={info.pickups ?? []} />
      <PickupPersonForm
        person={info.pickupPerson}
        suggestion={suggestPickupPerson(info)}
        kept={kept}
        onType={onType}
        busy={busy}
        {...refusal}
        onSubmit={(pickupPerson) => onSubmit({ pickupPerson })}
      />
    </Stack>
  );
}
