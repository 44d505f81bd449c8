import { useState } from 'react';
import { Checkbox, TextField } from '@foolscap/ui/components';
import { cardNickname } from '../../model/index.ts';

/**
 * Manages the account fields of a new card: its nickname, and whether it pays for the membership.
 * @param id prefix of the fields' ids
 */
export function useAccountFields(id: string) {
  const [nickname, setNickname] = useState('');
  const [membershipPayment, setMembershipPayment] = useState(false);
  return {
    values: { nickname: nickname.trimEnd(), ...(membershipPayment ? { membershipPayment } : {}) },
    clear: () => {
      setNickname('');
      setMembershipPayment(false);
    },
    fields: (
      <>
        <TextField
          id={`${id}-nickname`}
          label="Nickname"
          optional
          hint="For example, Office card"
          autoComplete="off"
          value={nickname}
          onChange={(event) => setNickname(cardNickname(event.target.value))}
        />
        <Checkbox
          id={`${id}-membership`}
          label="Use for my membership"
          checked={membershipPayment}
          onChange={(event) => setMembershipPayment(event.target.checked)}
        />
      </>
    ),
  };
}
