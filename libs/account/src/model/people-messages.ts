import { PEOPLE_CODES } from './people-codes.ts';

/** The reasons why a change to users, roles or units was rejected. Other codes have the messages of the account. */
export const PEOPLE_MESSAGES = {
  people: {
    [PEOPLE_CODES.lastAdmin]:
      'This is the only admin of your organization. Make another user an admin first.',
    [PEOPLE_CODES.roleNotFound]: 'This role doesn’t exist anymore. Choose another one.',
    [PEOPLE_CODES.roleNameTaken]: 'Another role has this name. Choose another name.',
    [PEOPLE_CODES.roleNotEditable]: 'This role can’t be changed like this.',
    [PEOPLE_CODES.roleInUse]: 'Users have this role. Give them another one first.',
    [PEOPLE_CODES.roleAboveOwn]: 'You can give only permissions that you have yourself. Ask an admin.',
    [PEOPLE_CODES.tooManyRoles]: 'Your organization has too many roles. Remove one to add another.',
    [PEOPLE_CODES.unitNotFound]: 'This unit doesn’t exist anymore. Choose another one.',
    [PEOPLE_CODES.unitNameTaken]: 'Another unit at this place has this name. Choose another name.',
    [PEOPLE_CODES.unitTreeInvalid]: 'The unit can’t be placed there. Choose another place.',
    [PEOPLE_CODES.unitInUse]: 'This unit has users or other units. Move them first.',
    [PEOPLE_CODES.unitInRules]: 'Approval rules or budgets are for this unit. Change or remove them first.',
    [PEOPLE_CODES.tooManyUnits]: 'Your organization has too many units. Remove one to add another.',
    [PEOPLE_CODES.limitInvalid]: 'Enter an amount like 250 or 1,250.50.',
    [PEOPLE_CODES.importInvalid]:
      'This isn’t a CSV file of users. Its first row needs the headings email, first name and last name.',
  },
};
