/** Texts of products, reviews, printers, recommendations, lists, content and stores. */
export const CATALOG_TEXTS = {
  'On contract': 'Au contrat',
  'Sign in to see prices': 'Ouvrez une session pour voir les prix',
  'Sign in to see prices and to order.': 'Ouvrez une session pour voir les prix et pour commander.',
  'Items that are on a contract of your organization.':
    'Les articles qui font partie d’un contrat de votre organisation.',
  'We no longer carry this item.': 'Nous ne vendons plus cet article.',
  'We couldn’t find that category.': 'Nous n’avons pas trouvé cette catégorie.',
  'We couldn’t find that brand.': 'Nous n’avons pas trouvé cette marque.',
  'minPrice must not be above maxPrice.': 'minPrice ne doit pas dépasser maxPrice.',
  'pickup needs a store.': 'pickup exige un magasin.',
  'We don’t know this printer.': 'Nous ne connaissons pas cette imprimante.',
  'Sign in to save your printers.': 'Ouvrez une session pour enregistrer vos imprimantes.',
  'You can save up to {count} printers. Remove one first.':
    'Vous pouvez enregistrer jusqu’à {count} imprimantes. Retirez-en d’abord une.',
  'Sign in to write a review.': 'Ouvrez une session pour rédiger un avis.',
  'Give your review a title.': 'Donnez un titre à votre avis.',
  'Write what you think of it.': 'Écrivez ce que vous en pensez.',
  'Only customers who bought this item here can review it.':
    'Seuls les clients qui ont acheté cet article ici peuvent donner leur avis.',
  'You have already reviewed this item.': 'Vous avez déjà donné votre avis sur cet article.',

  // Badges and notes of products.
  'Sold and shipped by {seller}': 'Vendu et expédié par {seller}',
  'Printed to order': 'Imprimé sur commande',
  Membership: 'Adhésion',
  'Ends {day}': 'Jusqu’au {day:day}',
  Sale: 'En solde',
  'No surcharge': 'Sans supplément',
  'Limit {count} per order': 'Limite de {count} par commande',

  // Captions of pictures, after the name of the product.
  'in its packaging': 'dans son emballage',
  'several of them': 'en plusieurs exemplaires',
  'close up': 'en gros plan',
  'on a desk': 'sur un bureau',
  'in a room': 'dans une pièce',
  'another view': 'sous un autre angle',
  'picture {place}': 'image {place}',

  // Custom designs.
  'This item can’t be customized right now. Try again later.':
    'Cet article ne peut pas être personnalisé pour le moment. Réessayez plus tard.',
  'This item can’t be customized.': 'Cet article ne peut pas être personnalisé.',
  'This item can’t be added to your cart.': 'Cet article ne peut pas être ajouté à votre panier.',
  'We couldn’t verify this design, so nothing was added. Customize the item again.':
    'Nous n’avons pas pu vérifier cette création; rien n’a donc été ajouté. Personnalisez l’article de nouveau.',
  'This design isn’t from this visit, so nothing was added.':
    'Cette création ne vient pas de cette visite; rien n’a donc été ajouté.',
  'We already added a design from this visit to your cart. Customize the item again to add another.':
    'Nous avons déjà ajouté à votre panier une création de cette visite. Personnalisez l’article de nouveau pour en ajouter une autre.',
  'This design was canceled. Customize the item again.':
    'Cette création a été annulée. Personnalisez l’article de nouveau.',
  'This design has expired. Customize the item again.':
    'Cette création a expiré. Personnalisez l’article de nouveau.',
  'A design can’t contain a card number.': 'Une création ne peut pas contenir un numéro de carte.',

  // Lists.
  'Send itemId for one item, or items for several.':
    'Envoyez itemId pour un article, ou items pour plusieurs.',
  'Send quantities and notes within items.': 'Envoyez les quantités et les notes dans items.',

  // Content.
  'There is no such page.': 'Cette page n’existe pas.',
  'There is no help center.': 'Il n’y a pas de centre d’aide.',
  'There is no such site.': 'Ce site n’existe pas.',
  'There is no such preview.': 'Cet aperçu n’existe pas.',
  'You’ve sent this form too often. Try again in {wait}.':
    'Vous avez envoyé ce formulaire trop souvent. Réessayez dans {wait:text}.',

  // Stores.
  'Invalid zipcode': 'Code postal non valide',
  'No Local Business': 'Aucun magasin à proximité',
  'No store found': 'Aucun magasin trouvé',
  'We have no stores in that state.': 'Nous n’avons aucun magasin dans cet État.',
  'Search with letters, numbers, commas and spaces only.':
    'Cherchez avec des lettres, des chiffres, des virgules et des espaces seulement.',
  'Your account doesn’t include store pickup. Choose delivery instead.':
    'Votre compte n’offre pas le ramassage en magasin. Choisissez plutôt la livraison.',
  'Sign in to save a store.': 'Ouvrez une session pour enregistrer un magasin.',
  'This item can’t be picked up in a store.': 'Cet article ne peut pas être ramassé en magasin.',
  'No store near you has all {count}. Choose a smaller quantity, or delivery.':
    'Aucun magasin près de vous n’en a {count}. Choisissez une quantité plus petite, ou la livraison.',
  'No store near you has this item. Choose delivery instead.':
    'Aucun magasin près de vous n’a cet article. Choisissez plutôt la livraison.',
  'The streets of the map are not available now.':
    'Les rues de la carte ne sont pas offertes pour le moment.',
} as const;
