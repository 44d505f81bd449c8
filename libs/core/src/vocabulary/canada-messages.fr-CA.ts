import type { Translation } from '../messages/index.ts';
import type * as english from './canada-messages.ts';

/** The provinces and territories of Canada by code, sorted by their French names. */
export const CANADA_MESSAGES: Translation<typeof english.CANADA_MESSAGES> = {
  provinces: {
    AB: 'Alberta',
    BC: 'Colombie-Britannique',
    PE: 'Île-du-Prince-Édouard',
    MB: 'Manitoba',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    NU: 'Nunavut',
    ON: 'Ontario',
    QC: 'Québec',
    SK: 'Saskatchewan',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
    YT: 'Yukon',
  },
};
