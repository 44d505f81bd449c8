import type { Translation } from '@foolscap/core/messages';
import type * as english from './brands-messages.ts';

export const BRANDS_SCREEN_MESSAGES: Translation<typeof english.BRANDS_SCREEN_MESSAGES> = {
  brandPages: {
    heading: 'Marques',
    none: 'Aucune marque pour le moment',
    seeProducts: 'Voir tous les produits',
    noneHint: 'Les marques apparaissent ici avec leur premier produit.',
    failed: 'Nous n’avons pas pu afficher les marques. Réessayez dans un instant.',
    loading: 'Chargement des marques',
    byLetter: 'Marques par lettre',
    home: 'Accueil',
    count: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'marque' : 'marques'}`,
    products: (count) => `${count.toLocaleString('fr-CA')} ${count <= 1 ? 'produit' : 'produits'}`,
  },
};
