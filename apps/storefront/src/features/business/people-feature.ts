import { createPeopleClient } from '@foolscap/account/client';
import { createPeopleModule } from '@foolscap/account/state';
import { defineFeature } from '../define-feature.ts';

/** The users, roles and units of an organization. */
export const peopleFeature = defineFeature({
  name: 'people',
  modules: ({ http }) => ({ people: createPeopleModule({ client: createPeopleClient(http) }) }),
});
