/** Texts of checkout, orders, payments, rewards and subscriptions. */
export const CHECKOUT_TEXTS = {
  'The total is now {total}. Check it, then place your order.':
    'Le total est maintenant de {total:money}. Vérifiez-le, puis passez votre commande.',
  'Your order was changed in another window. Check it, then try again.':
    'Votre commande a été modifiée dans une autre fenêtre. Vérifiez-la, puis réessayez.',
  'Enter an email address to continue.': 'Entrez une adresse courriel pour continuer.',
  'Enter a delivery address to continue.': 'Entrez une adresse de livraison pour continuer.',
  'Add a pickup person to continue.': 'Ajoutez la personne qui ramassera la commande pour continuer.',
  'Choose a billing address to continue.': 'Choisissez une adresse de facturation pour continuer.',
  'Choose a payment method to continue.': 'Choisissez un mode de paiement pour continuer.',
  'Choose how to pay to continue.': 'Choisissez un mode de paiement pour continuer.',
  'Your organization requires a budget center. Choose one to continue.':
    'Votre organisation exige un centre budgétaire. Choisissez-en un pour continuer.',
  'The budget {name} has {amount} left. Choose another budget, or change your cart.':
    'Il reste {amount:money} dans le budget {name}. Choisissez un autre budget, ou modifiez votre panier.',

  // Orders.
  'We couldn’t find this order.': 'Nous n’avons pas trouvé cette commande.',
  'This order can no longer be canceled. When it arrives you can send it back.':
    'Cette commande ne peut plus être annulée. Vous pourrez la retourner à son arrivée.',
  'This order is already canceled.': 'Cette commande est déjà annulée.',
  'The order has no such line, or it is named twice.':
    'La commande n’a pas cette ligne, ou elle est nommée deux fois.',
  'Only {count} of this item can be canceled.': 'Vous pouvez annuler au plus {count} de ces articles.',
  'This item is already canceled.': 'Cet article est déjà annulé.',
  'You cannot approve or decline your own order.':
    'Vous ne pouvez pas approuver ni refuser votre propre commande.',
  'This order is above your limit of {limit}. It ships after an approver has released it.':
    'Cette commande dépasse votre limite de {limit:money}. Elle sera expédiée une fois approuvée.',
  'This order needs approval ({names}). It ships after an approver has released it.':
    'Cette commande doit être approuvée ({names}). Elle sera expédiée une fois approuvée.',
  'This order needs approval. It ships after an approver has released it.':
    'Cette commande doit être approuvée. Elle sera expédiée une fois approuvée.',
  'Item {item} can’t be added: {reason}': 'L’article {item} ne peut pas être ajouté : {reason:text}',
  'There is no such item.': 'Cet article n’existe pas.',
  'Items can be added only to orders that are delivered.':
    'Des articles ne peuvent être ajoutés qu’aux commandes livrées.',
  'The order has no such line.': 'La commande n’a pas cette ligne.',
  'Some items of this order were canceled, so it cannot be changed anymore.':
    'Des articles de cette commande ont été annulés; elle ne peut donc plus être modifiée.',
  'Leave at least one item in the order, or decline it.':
    'Laissez au moins un article dans la commande, ou refusez-la.',
  'The order would cost {total}, but the buyer agreed to pay {held}. Order less, or ask the buyer to place another order.':
    'La commande coûterait {total:money}, mais l’acheteur a accepté de payer {held:money}. Réduisez-la, ou demandez à l’acheteur de passer une autre commande.',
  'The total is different now. Check the changes again.':
    'Le total a changé. Vérifiez de nouveau les modifications.',
  'This order was changed in the meantime. Check it, then decide again.':
    'Cette commande a été modifiée entre-temps. Vérifiez-la, puis décidez de nouveau.',
  'End one of your delegations before you add another one.':
    'Mettez fin à une de vos délégations avant d’en ajouter une autre.',
  'This order has no room for further comments.': 'Cette commande ne peut plus recevoir de commentaires.',
  'Other approvers decide on this order now.': 'D’autres approbateurs décident maintenant de cette commande.',
  'You don’t change the approval rules of your organization.':
    'Vous ne modifiez pas les règles d’approbation de votre organisation.',
  'Your organization has no such rule.': 'Votre organisation n’a pas cette règle.',
  'Your organization has no such group.': 'Votre organisation n’a pas ce groupe.',
  'Your organization has no such unit.': 'Votre organisation n’a pas cette unité.',
  'There is no such category.': 'Cette catégorie n’existe pas.',
  'Choose members of your organization who approve orders.':
    'Choisissez des membres de votre organisation qui approuvent des commandes.',
  'Choose members of your organization.': 'Choisissez des membres de votre organisation.',
  'Choose the group or the person who approves.': 'Choisissez le groupe ou la personne qui approuve.',
  'Your organization already has a group with this name.': 'Votre organisation a déjà un groupe de ce nom.',
  'A rule uses this group. Change the rule first.': 'Une règle utilise ce groupe. Modifiez d’abord la règle.',
  'Your organization has {count} rules or groups already, which is the limit.':
    'Votre organisation a déjà {count} règles ou groupes, ce qui est la limite.',
  'Choose another approver, and a last day that is not over and not before the first one.':
    'Choisissez une autre personne qui approuve, et un dernier jour qui n’est pas passé et ne précède pas le premier.',
  'Sign in to approve orders.': 'Ouvrez une session pour approuver des commandes.',
  'You don’t approve orders for your organization.':
    'Vous n’approuvez pas de commandes pour votre organisation.',
  'The action of this decision is not that of the call.':
    'L’action de cette décision n’est pas celle de l’appel.',
  'This order is not waiting for approval anymore.': 'Cette commande n’attend plus d’approbation.',

  // Payments.
  "We're unable to process your payment at this time. Please try again or use a different payment method.":
    'Nous ne pouvons pas traiter votre paiement en ce moment. Veuillez réessayer ou utiliser un autre mode de paiement.',
  'Please select a different card or add a new card to proceed with your order.':
    'Veuillez choisir une autre carte ou ajouter une nouvelle carte pour passer votre commande.',
  'Please verify the card number and try again.': 'Veuillez vérifier le numéro de la carte et réessayer.',
  'Sign in to use saved cards.': 'Ouvrez une session pour utiliser vos cartes enregistrées.',
  'Sign in to see and change your cards.': 'Ouvrez une session pour voir et modifier vos cartes.',
  'Enter the billing address.': 'Entrez l’adresse de facturation.',
  'Choose the brand of the card.': 'Choisissez la marque de la carte.',
  'The brand does not belong to this card number.': 'La marque ne correspond pas à ce numéro de carte.',
  'Enter the security code.': 'Entrez le code de sécurité.',
  'The security code has {count} digits.': 'Le code de sécurité a {count} chiffres.',
  'Enter the expiration date.': 'Entrez la date d’expiration.',
  'This card has expired. Use another one.': 'Cette carte est expirée. Utilisez-en une autre.',
  'Enter the month and the year.': 'Entrez le mois et l’année.',
  'This date is in the past.': 'Cette date est passée.',
  'This card can’t be used. Check its number, expiration date and security code, or use another card.':
    'Cette carte ne peut pas être utilisée. Vérifiez son numéro, sa date d’expiration et son code de sécurité, ou utilisez une autre carte.',
  'This card can’t be used. Enter it again.': 'Cette carte ne peut pas être utilisée. Entrez-la de nouveau.',
  'A saved card is sent without the details of a new one.':
    'Une carte enregistrée s’envoie sans les renseignements d’une nouvelle carte.',
  'The provider knows this already.': 'Le fournisseur connaît déjà ce renseignement.',
  'This is for a card that you save.': 'Ce champ est réservé à une carte que vous enregistrez.',
  'This is for another card. Send its number.': 'Ce champ vise une autre carte. Envoyez son numéro.',
  'Send what changes of the card.': 'Envoyez ce qui change de la carte.',
  'Only gift and prepaid cards have a balance to check.':
    'Seules les cartes-cadeaux et les cartes prépayées ont un solde à vérifier.',
  'Gift and prepaid cards can’t be saved. Send the number of the card.':
    'Les cartes-cadeaux et les cartes prépayées ne peuvent pas être enregistrées. Envoyez le numéro de la carte.',
  'Send either a saved card or the id of a payment.':
    'Envoyez une carte enregistrée ou l’identifiant d’un paiement.',
  'Send either the number of a gift or prepaid card, or the id of one that was checked.':
    'Envoyez le numéro d’une carte-cadeau ou prépayée, ou l’identifiant d’une carte déjà vérifiée.',
  'Only credit cards are saved.': 'Seules les cartes de crédit sont enregistrées.',
  'A saved card is changed at its own address.': 'Une carte enregistrée se modifie à sa propre adresse.',
  'A saved card has no purchase order number.': 'Une carte enregistrée n’a pas de numéro de bon de commande.',
  'This payment has no billing address.': 'Ce paiement n’a pas d’adresse de facturation.',
  'Your organization’s contract doesn’t allow this payment method. Choose another one.':
    'Le contrat de votre organisation ne permet pas ce mode de paiement. Choisissez-en un autre.',
  'Your contract requires orders of at least {minimum}. Add {missing} more to check out.':
    'Votre contrat exige des commandes d’au moins {minimum}. Ajoutez {missing} pour passer à la caisse.',
  'Your contract requires orders of at least {minimum}. Without these units, {left} would be left. Cancel the whole order, then order what you need.':
    'Votre contrat exige des commandes d’au moins {minimum}. Sans ces unités, il resterait {left}. Annulez toute la commande, puis commandez ce qu’il vous faut.',
  'The contract requires orders of at least {minimum}, and only {left} would be left. Remove less, or decline the order.':
    'Le contrat exige des commandes d’au moins {minimum}, et il ne resterait que {left}. Retirez moins d’articles ou refusez la commande.',
  'Your organization can’t pay by invoice.': 'Votre organisation ne peut pas payer sur facture.',
  'PayPal payments are not taken here.': 'Les paiements PayPal ne sont pas acceptés ici.',
  'Your cart doesn’t have this payment method.': 'Votre panier n’a pas ce mode de paiement.',
  'type must be {type}, like in the body.': 'type doit être {type}, comme dans le corps de la demande.',
  'Nothing in this cart is picked up.': 'Rien dans ce panier n’est ramassé en magasin.',
  'This way to pay isn’t available. Choose another one.':
    'Ce mode de paiement n’est pas offert. Choisissez-en un autre.',
  'There is no membership in your cart.': 'Il n’y a pas d’adhésion dans votre panier.',
  'The body names another vendor than the query.':
    'Le corps de la demande nomme un autre fournisseur que l’adresse.',
  '{field} is not for {vendor}.': '{field} n’est pas pour {vendor}.',

  // Rewards.
  'Sign in to use your rewards.': 'Ouvrez une session pour utiliser vos récompenses.',
  'Sign in to see your rewards.': 'Ouvrez une session pour voir vos récompenses.',
  'Join the rewards program first.': 'Inscrivez-vous d’abord au programme de récompenses.',
  'You can use up to {amount} of your rewards.':
    'Vous pouvez utiliser jusqu’à {amount:money} de vos récompenses.',
  'You have no rewards to use.': 'Vous n’avez aucune récompense à utiliser.',
  'Bonus category': 'Catégorie en prime',
  'Claim for order {order}': 'Réclamation de la commande {order}',
  'Claim for receipt {receipt}': 'Réclamation du reçu {receipt}',
  'This offer has ended.': 'Cette offre est terminée.',
  'Choose one of the categories.': 'Choisissez une des catégories.',
  'You can choose {count} categories for a quarter.':
    'Vous pouvez choisir {count} catégories pour un trimestre.',
  'Your organization provides this account. Join with an account of your own.':
    'Votre organisation fournit ce compte. Inscrivez-vous avec un compte personnel.',
  'You’ve sent too many claims. Try again in {wait}.':
    'Vous avez envoyé trop de réclamations. Réessayez dans {wait:text}.',
  'Claim an order or a receipt, not both.': 'Réclamez une commande ou un reçu, pas les deux.',
  'Enter the email address of the order.': 'Entrez l’adresse courriel de la commande.',
  'Enter an order number or a receipt number.': 'Entrez un numéro de commande ou un numéro de reçu.',
  'Enter the date on the receipt.': 'Entrez la date du reçu.',
  'Enter a date that is not in the future.': 'Entrez une date qui n’est pas dans le futur.',
  'Enter the total of the receipt.': 'Entrez le total du reçu.',
  'The items of this order have not shipped. Rewards are earned when they ship or are picked up.':
    'Les articles de cette commande ne sont pas encore expédiés. Les récompenses s’accumulent à l’expédition ou au ramassage.',
  'This order has already earned its rewards.': 'Cette commande a déjà donné ses récompenses.',
  'The items of this order earn no rewards.': 'Les articles de cette commande ne donnent pas de récompenses.',
  'The rewards of this year have ended.': 'Les récompenses de cette année sont terminées.',

  // Auto-restock.
  'This subscription is no longer in your account.':
    'Ce réapprovisionnement automatique n’est plus dans votre compte.',
  'This subscription is canceled.': 'Ce réapprovisionnement automatique est annulé.',
  'Your subscription was changed elsewhere. Check it, then try again.':
    'Votre réapprovisionnement automatique a été modifié ailleurs. Vérifiez-le, puis réessayez.',
  'Auto-restock is not available for your account.':
    'Le réapprovisionnement automatique n’est pas offert pour votre compte.',
  'Auto-restock is not available for this item.':
    'Le réapprovisionnement automatique n’est pas offert pour cet article.',
  'This item is made to order and needs a design for each order, so auto-restock is not available for it.':
    'Cet article est fait sur mesure et a besoin d’une création pour chaque commande; le réapprovisionnement automatique n’est donc pas offert.',
  'You already restock this item. Change it in your account.':
    'Le réapprovisionnement automatique de cet article est déjà activé. Modifiez-le dans votre compte.',
  'You have {count} subscriptions. Cancel one first.':
    'Vous avez {count} réapprovisionnements automatiques. Annulez-en d’abord un.',
  'Choose a quantity of {count} or less.': 'Choisissez une quantité d’au plus {count}.',
  'This item is sold in multiples of {count}.': 'Cet article est vendu par multiples de {count}.',
  'Choose an address from your address book.': 'Choisissez une adresse de votre carnet d’adresses.',
  'Choose a saved card.': 'Choisissez une carte enregistrée.',
  'This card has expired. Choose another card.': 'Cette carte est expirée. Choisissez une autre carte.',
  'Enter a date as YYYY-MM-DD.': 'Entrez une date sous la forme AAAA-MM-JJ.',
  'Choose tomorrow or a later date.': 'Choisissez demain ou une date ultérieure.',
  'Choose a date within the next 180 days.': 'Choisissez une date dans les 180 prochains jours.',
} as const;
