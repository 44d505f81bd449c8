/** A position on the screen, in pixels. */
export interface PlacedPin {
  x: number;
  y: number;
}

/** A pin, or several pins that would overlap, in the order of the list. */
export interface PinGroup {
  /** Indexes of the stores in the list, from 0; the first one determines the group's position in the order. */
  members: readonly number[];
  x: number;
  y: number;
}

/** Pins nearer than this overlap, in pixels. */
export const PIN_DISTANCE = 34;
/** Radius of the circle that pins at one place are spread on, in pixels. */
const SPREAD = 26;

/**
 * Groups the pins that would overlap. If the map cannot zoom in any closer, a group is spread on a circle instead.
 *
 * @param spreads true at the maximum zoom
 */
export function arrangePins(pins: readonly PlacedPin[], spreads: boolean): PinGroup[] {
  const groups: { members: number[]; x: number; y: number }[] = [];
  pins.forEach(({ x, y }, place) => {
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < PIN_DISTANCE);
    if (near) near.members.push(place);
    else groups.push({ members: [place], x, y });
  });
  if (!spreads) return groups;
  return groups
    .flatMap((group) => {
      const { members, x, y } = group;
      if (members.length === 1) return [group];
      const radius = Math.max(SPREAD, (members.length * PIN_DISTANCE) / (2 * Math.PI));
      return members.map((member, at) => {
        const angle = (2 * Math.PI * at) / members.length;
        return { members: [member], x: x + radius * Math.sin(angle), y: y - radius * Math.cos(angle) };
      });
    })
    .sort((one, other) => one.members[0]! - other.members[0]!);
}
