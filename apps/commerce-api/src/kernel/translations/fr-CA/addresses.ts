/** Texts about addresses and places. */
export const ADDRESS_TEXTS = {
  'The address is not valid.': 'L’adresse n’est pas valide.',
  'Choose a store as the delivery option of a line.':
    'Choisissez un magasin comme option de livraison d’un article.',
  'Choose a state of the United States.': 'Choisissez un État des États-Unis.',
  'We couldn’t find ZIP code {zip}. Check the ZIP code.':
    'Nous n’avons pas trouvé le code postal {zip}. Vérifiez-le.',
  'ZIP code {zip} is not in {state}. Check the ZIP code and the state.':
    'Le code postal {zip} n’est pas dans l’État choisi ({state}). Vérifiez le code postal et l’État.',
  'Send one shipping address and one of type B.':
    'Envoyez une adresse de livraison et une adresse de type B.',
  'Choose a province or territory of Canada.': 'Choisissez une province ou un territoire du Canada.',
  'Postal code {postalCode} is not in {province}. Check the postal code and the province.':
    'Le code postal {postalCode} n’est pas celui de cette province ({province}). Vérifiez le code postal et la province.',
  'We don’t recognize that postal code. Enter a Canadian postal code.':
    'Nous ne reconnaissons pas ce code postal. Entrez un code postal canadien.',
  'We don’t know the city of that ZIP code.': 'Nous ne connaissons pas la ville de ce code postal.',
  'We don’t recognize that ZIP code. Enter a 5-digit US ZIP code.':
    'Nous ne reconnaissons pas ce code postal. Entrez un code postal américain de 5 chiffres.',
  'This site doesn’t use ZIP codes.': 'Ce site n’utilise pas de codes postaux.',
  'We don’t deliver to {place}. Choose another address.':
    'Nous ne livrons pas à cet endroit : {place:text}. Choisissez une autre adresse.',
  'military addresses': 'adresses militaires',
  'American Samoa': 'Samoa américaines',
  Guam: 'Guam',
  'the Northern Mariana Islands': 'îles Mariannes du Nord',
  'Puerto Rico': 'Porto Rico',
  'the U.S. Virgin Islands': 'îles Vierges américaines',
  'We can’t deliver large items to a PO box. Enter a street address, or remove the large items from your cart.':
    'Nous ne pouvons pas livrer d’articles volumineux à une case postale. Entrez une adresse municipale, ou retirez les articles volumineux de votre panier.',
} as const;
