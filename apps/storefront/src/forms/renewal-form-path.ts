/** Form endpoint of the automatic renewal of a membership. */
export const RENEWAL_FORM_PATH = '/forms/membership/renewal';
