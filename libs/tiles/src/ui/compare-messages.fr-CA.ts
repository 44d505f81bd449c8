import type { Translation } from '@foolscap/core/messages';
import { COMPARE_LIMIT } from '../model/index.ts';
import type * as english from './compare-messages.ts';

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre'] as const;

export const COMPARE_MESSAGES: Translation<typeof english.COMPARE_MESSAGES> = {
  compare: {
    bar: 'Comparer des produits',
    chosen: (count) => `${count} ${count <= 1 ? 'produit' : 'produits'} sur ${COMPARE_LIMIT}`,
    another: 'Choisissez un autre produit à comparer.',
    compare: 'Comparer',
    clear: 'Tout effacer',
    cleared: 'La comparaison a été effacée.',
    removed: (title) => `${title} a été retiré de la comparaison.`,
    limit: `Vous pouvez comparer jusqu’à ${NUMBERS[COMPARE_LIMIT]} produits. Retirez-en un pour en ajouter un autre.`,
    remove: (title) => `Retirer ${title} de la comparaison`,
    removeShort: 'Retirer',
    table: 'Comparaison de produits',
    product: 'Produit',
    price: 'Prix',
    rating: 'Évaluation',
    noRating: 'Aucun avis pour le moment',
    availability: 'Disponibilité',
    inStock: 'En stock',
    brand: 'Marque',
    partNumber: 'Modèle',
    highlights: 'Points saillants',
    notListed: 'Non précisé',
    differs: 'Différent',
    onlyDifferences: 'Afficher seulement les différences',
    update: 'Mettre à jour',
    noDifferences: 'Ces produits ont les mêmes caractéristiques.',
    loading: 'Chargement des produits',
    failed: 'Nous n’avons pas pu charger ces produits.',
    ignored: `Vous pouvez comparer jusqu’à ${NUMBERS[COMPARE_LIMIT]} produits; nous avons donc laissé les autres de côté.`,
    missing: (names) =>
      names.length === 1
        ? `Nous ne vendons plus ce produit : ${names[0]}.`
        : `Nous ne vendons plus ces produits : ${names.join('; ')}.`,
    item: (itemId) => `article ${itemId}`,
    empty: 'Aucun produit à comparer',
    emptyHint:
      'Cochez « Comparer » pour un maximum de quatre produits dans les résultats d’une recherche ou dans un rayon.',
    single: 'Ajoutez un autre produit pour le comparer à celui-ci.',
  },
};
