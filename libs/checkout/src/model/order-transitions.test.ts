import type { OrderStatus } from './codes.ts';
import { getOrderStatus, type DeliveryState, type PickupState } from './order-parts.ts';
import { ORDER_TRANSITIONS, statusesBefore } from './order-transitions.ts';

const DELIVERY: readonly DeliveryState[] = ['PLACED', 'SHIPPED', 'DELIVERED'];
const PICKUP: readonly PickupState[] = ['PLACED', 'READY', 'COLLECTED'];

interface Parts {
  delivery: DeliveryState | undefined;
  pickups: readonly PickupState[];
}

/** Returns the parts of an order after each possible next step. */
function nextParts({ delivery, pickups }: Parts): Parts[] {
  const next = <State>(states: readonly State[], state: State) => states[states.indexOf(state) + 1];
  const delivered = delivery && next(DELIVERY, delivery);
  return [
    ...(delivered ? [{ delivery: delivered, pickups }] : []),
    ...pickups.flatMap((state, place) => {
      const after = next(PICKUP, state);
      return after
        ? [{ delivery, pickups: pickups.map((each, index) => (index === place ? after : each)) }]
        : [];
    }),
  ];
}

it('allows the changes that deliveries and pickups make, approval and cancellation, and no others', () => {
  const made = new Set([
    'PLACED CANCELED',
    'PENDING_APPROVAL CANCELED',
    'PENDING_APPROVAL DECLINED',
    'PENDING_APPROVAL RELEASED',
  ]);
  const visit = (parts: Parts) => {
    for (const after of nextParts(parts)) {
      const [from, to] = [parts, after].map(({ delivery, pickups }) => getOrderStatus(delivery, pickups));
      if (from !== to) made.add(`${from} ${to}`);
      visit(after);
    }
  };
  for (const stores of [0, 1, 2, 3]) {
    const pickups = Array.from({ length: stores }, (): PickupState => 'PLACED');
    visit({ delivery: 'PLACED', pickups });
    if (stores) visit({ delivery: undefined, pickups });
  }
  // An approved order continues like a placed one.
  for (const change of [...made])
    if (change.startsWith('PLACED ')) made.add(change.replace('PLACED', 'RELEASED'));
  const allowed = Object.entries(ORDER_TRANSITIONS).flatMap(([from, to]) =>
    to.map((status) => `${from} ${status}`),
  );
  expect(allowed.sort()).toEqual([...made].sort());
});

it('lists the statuses before another', () => {
  expect(statusesBefore('CANCELED')).toEqual([
    'PLACED',
    'PENDING_APPROVAL',
    'RELEASED',
  ] satisfies OrderStatus[]);
  expect(statusesBefore('PLACED')).toEqual([]);
});
