import type { Translation } from '@foolscap/core/messages';
import type { ConsentPurpose } from '../model/index.ts';
import type * as english from './cookie-messages.ts';

const USES: Readonly<Record<ConsentPurpose, string>> = {
  analytics: 'voir comment le site est utilisé',
  advertising: 'compter les affichages des produits commandités',
};

export const COOKIE_MESSAGES: Translation<typeof english.COOKIE_MESSAGES> = {
  texts: {
    banner: 'Témoins',
    question: (purposes) =>
      `Avec votre permission, nous utilisons des témoins facultatifs pour ${purposes.map((purpose) => USES[purpose]).join(' et pour ')}.`,
    announcement: 'Au début de la page, vous pouvez choisir les témoins que nous utilisons.',
    acceptAll: 'Tout accepter',
    necessaryOnly: 'Nécessaires seulement',
    settings: 'Paramètres des témoins',
    settingsHint:
      'Vous pouvez changer votre choix en tout temps : sélectionnez « Paramètres des témoins » au bas de n’importe quelle page, sauf celles où vous entrez les renseignements d’une carte.',
    necessary: 'Témoins nécessaires',
    necessaryHint:
      'Ils conservent votre panier, votre session et votre magasin. Le site ne fonctionne pas sans eux.',
    analytics: 'Analyse',
    analyticsHint:
      'Ils nous montrent les pages et les recherches qui sont utiles. Ils ne contiennent ni votre nom ni votre adresse.',
    advertising: 'Publicité',
    advertisingHint:
      'Ils indiquent aux vendeurs de produits commandités que leurs produits ont été affichés ou ouverts.',
    signal:
      'Votre navigateur demande aux sites Web de ne pas vous suivre, avec Global Privacy Control ou Do Not Track. Nous n’utilisons pas de témoins facultatifs.',
    save: 'Enregistrer mes choix',
    saved: 'Vos choix de témoins sont enregistrés.',
    close: 'Fermer',
  },
};
