import type { Translation } from '@foolscap/core/messages';
import type * as english from './hours-messages.ts';

export const HOURS_MESSAGES: Translation<typeof english.HOURS_MESSAGES> = {
  hours: {
    clock: (hour, minute) => `${hour}\u00a0h${minute ? `\u00a0${String(minute).padStart(2, '0')}` : ''}`,
    span: (opens, closes) => `${opens} à ${closes}`,
    closed: 'fermé',
    days: (first, last) => `${first} au ${last}`,
    until: (time) => `jusqu’à ${time}`,
    untilTomorrow: (time) => `jusqu’à demain, ${time}`,
    untilDay: (time, day) => `jusqu’au ${day}, ${time}`,
    untilNotice: 'jusqu’à nouvel ordre',
  },
};

export const READY_MESSAGES: Translation<typeof english.READY_MESSAGES> = {
  ready: {
    today: (time) => `Aujourd’hui, d’ici ${time}`,
    tomorrow: (time) => `Demain, d’ici ${time}`,
    day: (day, time) => `Le ${day}, d’ici ${time}`,
    reopening: 'À la réouverture du magasin',
    rest: (shelf, days) => `${shelf}; le reste : ${days}`,
  },
};
