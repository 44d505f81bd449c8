import type { Translation } from '@foolscap/core/messages';
import type * as english from './product-messages.ts';

export const PRODUCT_SCREEN_MESSAGES: Translation<typeof english.PRODUCT_SCREEN_MESSAGES> = {
  productPage: {
    autoRestock: 'Réapprovisionnement automatique',
    viewCart: 'Voir le panier',
    buyThis: 'Acheter cet article',
    outOfStock: 'Cet article est en rupture de stock. Voyez les articles semblables ci-dessous.',
    noPrice:
      'Nous n’avons pas de prix pour cet article en ce moment. Voyez les articles semblables ci-dessous.',
    preOrder: 'Précommander',
    addToCart: 'Ajouter au panier',
    pickedUp: 'Ramassé avec votre commande.',
    byEmail: 'Livré par courriel juste après votre commande.',
    alsoNeed: 'Il vous faudra aussi',
    addThese: 'Ajoutez aussi',
    plans: 'Plans de protection',
    assembly: 'Assemblage',
    techHelp: 'Aide technique',
    customizingNeedsScript: 'La personnalisation de cet article exige JavaScript.',
    yourDesign: 'Votre création',
    addingDesign: 'Nous ajoutons votre création à votre panier.',
    addDesign: 'Ajoutez votre création à votre panier.',
    tryAgain: 'Réessayer',
    zipNotChanged: 'Nous n’avons pas pu changer le code postal. Réessayez dans un instant.',
    writeReview: 'Rédiger un avis',
    ordersFailed: 'Nous n’avons pas pu vérifier vos commandes. Réessayez dans un instant.',
    reviewFailed: 'Nous n’avons pas pu enregistrer votre avis. Réessayez dans un instant.',
    checkingOrders: 'Vérification de vos commandes',
    reviewNeedsScript: 'Activez JavaScript pour rédiger un avis.',
    signIn: 'Ouvrir une session',
    failed: 'Nous n’avons pas pu afficher cet article. Réessayez dans un instant.',
    seeAll: 'Tout voir',
    viewed: 'Vus récemment',
    discontinued: 'Cet article est abandonné. Voyez les articles semblables ci-dessous.',
    seeReplacement: 'Voir le remplacement',
    inCart: (units) => `${units} dans votre panier.`,
    delivered: (cost) => `Livré chez vous. ${cost}`,
    set: (items) =>
      items <= 1
        ? 'Cet ensemble comprend un article fait sur mesure et ne peut donc pas être ajouté en entier. Personnalisez d’abord cet article, puis ajoutez les autres à partir de leurs pages.'
        : `Cet ensemble comprend ${items} articles faits sur mesure et ne peut donc pas être ajouté en entier. Personnalisez-les d’abord, puis ajoutez les autres à partir de leurs pages.`,
    customize: (title) => `Personnaliser ${title}`,
    zipUnknown: (zipCode) =>
      `Nous ne connaissons pas ce code postal. Les dates sont toujours pour ${zipCode}.`,
    datesFor: (zipCode) => `Dates de livraison mises à jour pour ${zipCode}.`,
    replacedBy: (title) => `Cet article est abandonné. Vous pouvez acheter ${title} à sa place.`,
  },
};
