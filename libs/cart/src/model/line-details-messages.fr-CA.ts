import type { Translation } from '@foolscap/core/messages';
import type * as english from './line-details-messages.ts';

export const LINE_DETAILS_MESSAGES: Translation<typeof english.LINE_DETAILS_MESSAGES> = {
  lineDetails: {
    seeAlternatives: 'Voir les produits de rechange',
    notOpened: 'Nous n’avons pas pu ouvrir les suggestions. Vérifiez votre connexion, puis réessayez.',
    added: (name) => `Article ajouté : ${name}.`,
  },
  services: {
    addPlan: 'Ajouter un plan de protection',
    addAssembly: 'Ajouter l’assemblage',
    addTechHelp: 'Ajouter l’aide technique',
    seeRequired: 'Voir ce qu’il vous faut avec cet article',
    addServices: 'Ajouter des services',
  },
  replacements: {
    label: (name) => `Article de remplacement : ${name}`,
    replaces: (original) => `Remplace ${original}`,
    item: (itemId) => `l’article ${itemId}`,
    details: 'Détails du remplacement',
    review: 'Vérifier le remplacement',
    reviewOf: (name) => `Vérifier le remplacement : ${name}`,
    chosen: 'Vous aviez choisi',
    added: 'Nous avons ajouté',
    reason: 'Raison',
    price: 'Prix',
    samePrice: 'Même prix',
    more: (amount) => `${amount} de plus chacun`,
    less: (amount) => `${amount} de moins chacun`,
  },
};
