/**
 * Units of sale in the product catalog. They are data of the shop, not texts of the code, so a unit that is not listed is shown as it is. The
 * unit of single pieces has no name next to a price (`shownUnit`).
 */
export const UNIT_TEXTS = {
  each: 'unité',
  box: 'boîte',
  'box of {count}': 'boîte de {count:number}',
  carton: 'carton',
  'carton of {count}': 'carton de {count:number}',
  case: 'caisse',
  'case of {count}': 'caisse de {count:number}',
  'case of {count} reams': 'caisse de {count:number} rames',
  dozen: 'douzaine',
  kit: 'trousse',
  pack: 'paquet',
  'pack of {count}': 'paquet de {count:number}',
  'pack of {count} sheets': 'paquet de {count:number} feuilles',
  pair: 'paire',
  ream: 'rame',
  roll: 'rouleau',
  set: 'ensemble',
  'set of {count}': 'ensemble de {count:number}',
  tub: 'contenant',
};
