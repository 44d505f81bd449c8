const DOWN =
  'Désolés, un problème est survenu. Il vient de nous, pas de vous. Réessayez dans quelques minutes.';

/** Texts of carts, saved items and shared carts. Those of the model of `@foolscap/cart` are in `cart-messages.ts`. */
export const CART_TEXTS = {
  'Your cart is empty.': 'Votre panier est vide.',
  'This cart was already ordered. Refresh the page to see your current cart.':
    'Ce panier a déjà été commandé. Actualisez la page pour voir votre panier actuel.',
  'This cart is no longer there.': 'Ce panier n’existe plus.',
  'Your cart was changed in another window. Read it, then try again.':
    'Votre panier a été modifié dans une autre fenêtre. Vérifiez-le, puis réessayez.',
  'Items not passed': 'Aucun article n’a été transmis',
  'Qty of one the items is incorrect': 'La quantité d’un des articles est incorrecte',
  'Memberships aren’t available right now.': 'Les adhésions ne sont pas offertes pour le moment.',
  'Invalid email address': 'Adresse courriel non valide',
  'Invalid phone number': 'Numéro de téléphone non valide',
  'Enter a first name.': 'Entrez un prénom.',
  'Enter a last name.': 'Entrez un nom de famille.',
  'Sign in to check out.': 'Ouvrez une session pour passer à la caisse.',
  'Must provide cartItemId as prop of item': 'Il manque cartItemId dans un article',
  'The body names another item than the address.':
    'Le corps de la demande nomme un autre article que l’adresse.',
  '{field} must be an address in JSON, as base64.': '{field} doit être une adresse en JSON, en base64.',
  '{field} is for special carts. Add type=SPECIAL.':
    '{field} est réservé aux paniers spéciaux. Ajoutez type=SPECIAL.',
  'Send the addresses of the special cart once, in {field}.':
    'Envoyez les adresses du panier spécial une seule fois, dans {field}.',
  'Send what to modify, or leave actionType out.': 'Envoyez ce qui doit changer, ou omettez actionType.',
  'Name the special cart or the buy-now cart, not both.':
    'Nommez le panier spécial ou le panier d’achat immédiat, pas les deux.',
  'tenantId must be one of consumer, sdc, advantage, sba.':
    'tenantId doit être une de ces valeurs : consumer, sdc, advantage, sba.',
  'This call is for the other site. Leave tenantId out.': 'Cet appel vise l’autre site. Omettez tenantId.',
  'We couldn’t find that item number.': 'Nous n’avons pas trouvé ce numéro d’article.',
  'We couldn’t find item {item}.': 'Nous n’avons pas trouvé l’article {item}.',
  'We couldn’t find the coupon {code}. Check the code and try again.':
    'Nous n’avons pas trouvé le coupon {code}. Vérifiez le code et réessayez.',
  'Only members of an organization can choose a budget or a purchase order.':
    'Seuls les membres d’une organisation peuvent choisir un budget ou un bon de commande.',
  'This item is no longer in your cart.': 'Cet article n’est plus dans votre panier.',
  'This item is no longer sold.': 'Cet article n’est plus vendu.',
  'Sorry, but we are unable to display prices at this time.':
    'Désolés, nous ne pouvons pas afficher les prix pour le moment.',

  // Delivery.
  'Same-day delivery isn’t available for these items now. Choose another delivery.':
    'La livraison le jour même n’est pas offerte pour ces articles en ce moment. Choisissez une autre livraison.',
  'Choose a business day from {first} to {last}.':
    'Choisissez un jour ouvrable entre le {first:day} et le {last:day}.',
  'Nothing in this cart is delivered to an address.': 'Rien dans ce panier n’est livré à une adresse.',
  'Your items can’t all arrive on {day}. We’ll deliver them by {earliest}.':
    'Vos articles ne peuvent pas tous arriver le {day:day}. Nous les livrerons au plus tard le {earliest:day}.',
  '{level} delivery isn’t available for this item. We’ll ship it by standard delivery.':
    'Cette livraison n’est pas offerte pour cet article : {level:text}. Nous l’expédierons par livraison standard.',
  Standard: 'livraison standard',
  'Next-day': 'livraison le lendemain',
  'Same-day': 'livraison le jour même',
  'This service isn’t available for all of these items. We changed it.':
    'Ce service n’est pas offert pour tous ces articles. Nous l’avons modifié.',
  'A furniture service for this item is no longer available, so we removed it.':
    'Un service pour meubles n’est plus offert pour cet article; nous l’avons donc retiré.',

  // Free items.
  'This free item isn’t available for your cart.': 'Cet article gratuit n’est pas offert pour votre panier.',
  'Your cart no longer qualifies for {item}.': 'Votre panier ne donne plus droit à {item:text}.',
  'We’ve run out of {item}.': 'Nous n’avons plus {item:text}.',
  'We no longer offer {item}.': 'Nous n’offrons plus {item:text}.',
  'We can’t deliver {item} to your address.': 'Nous ne pouvons pas livrer {item:text} à votre adresse.',
  'this free item': 'cet article gratuit',
  'the free item {name}': 'l’article gratuit {name}',

  // Carts of a guest who signs in.
  'We added the items that you chose before you signed in.':
    'Nous avons ajouté les articles que vous aviez choisis avant d’ouvrir une session.',
  'Your cart holds up to {count} gift and prepaid cards. The others from before you signed in were removed.':
    'Votre panier contient jusqu’à {count} cartes-cadeaux et cartes prépayées. Les autres cartes, choisies avant d’ouvrir une session, ont été retirées.',
  'The payment that you chose before you signed in was not kept. Choose how to pay again.':
    'Le paiement que vous aviez choisi avant d’ouvrir une session n’a pas été conservé. Choisissez de nouveau un mode de paiement.',

  // Saved items.
  'This item is no longer saved for later.': 'Cet article n’est plus enregistré pour plus tard.',
  'Item {item} is no longer saved for later.': 'L’article {item} n’est plus enregistré pour plus tard.',
  'You can save at most 9,999 of an item.': 'Vous pouvez enregistrer au plus 9 999 unités d’un article.',
  'We moved items that are no longer sold to your saved items.':
    'Nous avons déplacé vers vos articles enregistrés ceux qui ne sont plus vendus.',
  'Customize this item and add it to your cart before you save it for later.':
    'Personnalisez cet article et ajoutez-le à votre panier avant de l’enregistrer pour plus tard.',
  'Name the line or the item to save.': 'Nommez la ligne ou l’article à enregistrer.',
  'A line is saved with all of its units.': 'Une ligne est enregistrée avec toutes ses unités.',
  'This shared cart is no longer available. Ask for a new link.':
    'Ce panier partagé n’est plus offert. Demandez un nouveau lien.',
  'You have {count} shared carts. Stop sharing one of them, then try again.':
    'Vous avez {count} paniers partagés. Cessez d’en partager un, puis réessayez.',

  // Parts of the shop that are down.
  'Sorry, but we are unable to display these items. Try again in a few minutes.':
    'Désolés, nous ne pouvons pas afficher ces articles. Réessayez dans quelques minutes.',
  "Sorry, something went wrong. It's us, not you. Try again in a few minutes.": DOWN,
  'Sorry, but we are unable to display fee related prices at this time. Try again in a few minutes.':
    'Désolés, nous ne pouvons pas afficher les frais pour le moment. Réessayez dans quelques minutes.',
  'We can’t check availability right now. Try again in a few minutes.':
    'Nous ne pouvons pas vérifier la disponibilité pour le moment. Réessayez dans quelques minutes.',
} as const;
