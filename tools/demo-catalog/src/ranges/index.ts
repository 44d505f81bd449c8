import type { Range } from '../define.ts';
import { breakRoom } from './break-room.ts';
import { cleaning } from './cleaning.ts';
import { deskAccessories } from './desk-accessories.ts';
import { filing } from './filing.ts';
import { chairs, desksTables, storageFurniture } from './furniture.ts';
import { inkToner } from './ink-toner.ts';
import { mailing } from './mailing.ts';
import { notebooks } from './notebooks.ts';
import { officeMachines } from './office-machines.ts';
import { paper } from './paper.ts';
import { services } from './services.ts';
import { technology } from './technology.ts';
import { writing } from './writing.ts';

/** All families defined by axes. */
export const ranges: Range[] = [
  ...paper,
  ...writing,
  ...notebooks,
  ...filing,
  ...deskAccessories,
  ...inkToner,
  ...officeMachines,
  ...chairs,
  ...desksTables,
  ...storageFurniture,
  ...mailing,
  ...breakRoom,
  ...cleaning,
  ...technology,
  ...services,
];
