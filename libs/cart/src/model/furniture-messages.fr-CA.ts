import type { Translation } from '@foolscap/core/messages';
import type * as english from './furniture-messages.ts';

export const FURNITURE_MESSAGES: Translation<typeof english.FURNITURE_MESSAGES> = {
  furnitureLevels: {
    BASC: 'Service de base pour meubles',
    CUST: 'Service sur mesure pour meubles',
  },
  furniture: {
    add: 'Ajouter des services pour meubles',
    change: 'Modifier les services',
    save: 'Enregistrer les services',
    servicesFor: (name) => `Services pour meubles : ${name}`,
    levelFor: (level, name) => `${level} : ${name}`,
    upTo: (units) => `Pour un maximum de ${units.toLocaleString('fr-CA')} en tout.`,
    each: (price) => `${price} chacun`,
    feeNotDetermined: 'Frais à déterminer',
    notOpened:
      'Nous n’avons pas pu ouvrir les services pour meubles. Vérifiez votre connexion, puis réessayez.',
    saved: (name) => `Les services pour ${name} ont été enregistrés.`,
    removed: (name) => `Les services pour ${name} ont été retirés.`,
  },
};
