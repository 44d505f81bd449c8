import type { Translation } from '@foolscap/core/messages';
import type * as english from './suggestion-messages.ts';

export const SUGGESTION_MESSAGES: Translation<typeof english.SUGGESTION_MESSAGES> = {
  suggestions: {
    alternatives: 'Produits de rechange',
    services: 'Services et plus',
    content: 'Articles suggérés',
    notLoaded: 'Nous n’avons pas pu charger les suggestions.',
    loading: 'Chargement des suggestions',
    noAlternatives:
      'Nous n’avons rien de semblable en stock pour le moment. Gardez l’article pour plus tard, ou retirez-le.',
    noServices: 'Votre panier contient déjà tout ce que nous offrons pour cet article.',
    forItem: (name) => `Pour ${name}`,
    listFor: (title, name) => `${title} pour ${name}`,
    inStock: 'En stock',
    left: (quantity) => (quantity <= 1 ? `Il en reste ${quantity}` : `Il n’en reste que ${quantity}`),
    each: 'chacun',
    add: (quantity) => (quantity > 1 ? `En ajouter ${quantity}` : 'Ajouter'),
    addItem: (quantity, name) => (quantity > 1 ? `En ajouter ${quantity} : ${name}` : `Ajouter ${name}`),
    replace: 'Remplacer',
    replaceWith: (name) => `Remplacer par ${name}`,
  },
  offers: {
    WARRANTY: 'Plans de protection',
    ASSEMBLY: 'Assemblage',
    TECHHELP: 'Aide technique',
    REQUIRED: 'Il vous faut aussi',
  },
};
