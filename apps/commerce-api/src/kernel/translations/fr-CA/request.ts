/** Texts of any call: invalid requests, limits and failures. Names of fields are the wire's. */
export const REQUEST_TEXTS = {
  'Sorry, something went wrong. Please try again.': 'Désolés, un problème est survenu. Veuillez réessayer.',
  'The shop is temporarily unavailable. Try again in a few seconds.':
    'La boutique est temporairement inaccessible. Réessayez dans quelques secondes.',
  'The shop is very busy. Try again in a few seconds.':
    'La boutique est très occupée. Réessayez dans quelques secondes.',
  'Nothing was found at this address.': 'Rien n’a été trouvé à cette adresse.',
  'Send the body as application/json.': 'Envoyez le corps de la demande en application/json.',
  'The body is not valid JSON.': 'Le corps de la demande n’est pas du JSON valide.',
  'The body is empty.': 'Le corps de la demande est vide.',
  'The body is too large.': 'Le corps de la demande est trop volumineux.',
  'Too many attempts. Try again in a minute.': 'Trop de tentatives. Réessayez dans une minute.',
  'Too many new visitors from your network. Try again in {wait}.':
    'Trop de nouveaux visiteurs de votre réseau. Réessayez dans {wait:text}.',
  'The request cannot be read.': 'La demande est illisible.',
  'The address cannot be read.': 'L’adresse est illisible.',
  'This call can only be made from the shop itself.': 'Cet appel ne peut venir que de la boutique.',
  'A method override is supported on POST only.':
    'Une autre méthode ne peut être demandée que dans un appel POST.',
  'This path does not support that method.': 'Cette adresse n’accepte pas cette méthode.',
  'You signed in or out in the meantime. Try again.':
    'Vous avez ouvert ou fermé une session entre-temps. Réessayez.',
  'This request is still in progress. Try again in a moment.':
    'Cette demande est encore en cours. Réessayez dans un moment.',
  'Idempotency-Key must be 1 to 255 visible ASCII characters.':
    'Idempotency-Key doit avoir de 1 à 255 caractères ASCII visibles.',
  'Idempotency-Key can’t contain a card number.': 'Idempotency-Key ne peut pas contenir un numéro de carte.',
  'This Idempotency-Key was used for another request.': 'Cette Idempotency-Key a servi à une autre demande.',
  '{field} holds a character that cannot be kept.':
    '{field} contient un caractère qui ne peut pas être enregistré.',

  // Invalid fields.
  'The request': 'La demande',
  '{field} is not known here.': '{field} n’est pas un champ connu ici.',
  '{field} is missing.': 'Il manque {field}.',
  '{field} is not valid.': '{field:text} n’est pas valide.',
  'The value of {field} is not valid.': 'La valeur de {field} n’est pas valide.',
  'The value of the request is not valid.': 'La valeur de la demande n’est pas valide.',
  '{field} must be a whole number.': '{field:text} doit être un nombre entier.',
  '{field} must be a {type}.': '{field:text} doit être du type {type}.',
  '{field} must be an {type}.': '{field:text} doit être du type {type}.',
  '{field} must be one of {values}.': '{field:text} doit être une de ces valeurs : {values}.',
  '{field} must be {value}.': '{field:text} doit être {value}.',
  '{field} must not be empty.': '{field:text} ne doit pas être vide.',
  '{field} must have at least {count} characters.': '{field:text} doit avoir au moins {count} caractères.',
  '{field} must have at most {count} characters.': '{field:text} doit avoir au plus {count} caractères.',
  '{field} must hold at least {count}.': '{field:text} doit en contenir au moins {count}.',
  '{field} must hold at most {count}.': '{field:text} doit en contenir au plus {count}.',
  '{field} must be at least {limit}.': '{field:text} doit être au moins {limit}.',
  '{field} must be at most {limit}.': '{field:text} doit être au plus {limit}.',
  'Enter a valid phone number.': 'Entrez un numéro de téléphone valide.',
  'Enter a valid extension.': 'Entrez un numéro de poste valide.',
  'Enter a valid postal code.': 'Entrez un code postal valide.',
  'Enter a valid ZIP code.': 'Entrez un code postal valide.',
  'Choose a state.': 'Choisissez un État.',
  'The request is for another site.': 'La demande vise un autre site.',

  // Card numbers outside of their field, and the labels of such fields.
  '“{label}” can’t contain a card number. Remove it: card numbers go only in the card number field at checkout.':
    '« {label:text} » ne peut pas contenir un numéro de carte. Retirez-le : un numéro de carte s’entre uniquement dans le champ du numéro de carte à la caisse.',
  'Email address': 'Adresse courriel',
  Company: 'Entreprise',
  'Street address': 'Adresse',
  'Apartment, suite, floor': 'Appartement, bureau, étage',
  'What do you think of it?': 'Qu’en pensez-vous?',
  'First name': 'Prénom',
  'Last name': 'Nom de famille',
  City: 'Ville',
  Name: 'Nom',
  Title: 'Titre',
  Message: 'Message',
  Comment: 'Commentaire',
  'Purchase order number': 'Numéro de bon de commande',

  // Waiting times.
  '1 second': '1 seconde',
  '{count} seconds': '{count} secondes',
  '1 minute': '1 minute',
  '{count} minutes': '{count} minutes',
} as const;
