import type { Translation } from '@foolscap/core/messages';
import type * as english from './share-panel-messages.ts';

export const SHARE_PANEL_MESSAGES: Translation<typeof english.SHARE_PANEL_MESSAGES> = {
  sharePanel: {
    about:
      'Toute personne qui a le lien voit les articles à ses propres prix et peut les ajouter à son panier. Un lien fonctionne pendant 30 jours et ne change pas avec votre panier.',
    link: 'Lien vers votre panier',
    copy: 'Copier',
    create: 'Créer un lien',
    createAnother: 'Créer un autre lien',
    ready: 'Le lien vers votre panier est prêt.',
    selected: 'Le lien est sélectionné. Copiez-le avec votre clavier.',
    copied: 'Le lien est copié.',
    tooMany: 'Vous avez atteint le nombre maximal de liens. Supprimez-en un pour en créer un autre.',
    links: 'Vos liens',
    notLoaded: 'Nous n’avons pas pu charger vos liens.',
    created: (date) => `Lien créé le ${date}`,
    facts: (count, lastDay) => `${count} ${count <= 1 ? 'article' : 'articles'}, valide jusqu’au ${lastDay}`,
    remove: 'Supprimer',
    removeCreated: (date) => `Supprimer le lien créé le ${date}`,
    removed: 'Le lien est supprimé.',
    notRemoved: 'Ce lien n’a pas pu être supprimé et fonctionne toujours. Réessayez.',
  },
};
