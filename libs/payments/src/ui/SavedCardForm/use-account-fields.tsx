import { useState } from 'react';
import { Checkbox, TextField, useMessages } from '@foolscap/ui/components';
import { cardNickname } from '../../model/index.ts';
import { NEW_CARD_MESSAGES } from '../CardForm/new-card-messages.ts';

/**
 * Manages the account fields of a new card: its nickname, and whether it pays for the membership.
 * @param id prefix of the fields' ids
 */
export function useAccountFields(id: string) {
  const { newCard: texts } = useMessages('payments', NEW_CARD_MESSAGES);
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
          label={texts.nickname}
          optional
          hint={texts.nicknameHint}
          autoComplete="off"
          value={nickname}
          onChange={(event) => setNickname(cardNickname(event.target.value))}
        />
        <Checkbox
          id={`${id}-membership`}
          label={texts.membership}
          checked={membershipPayment}
          onChange={(event) => setMembershipPayment(event.target.checked)}
        />
      </>
    ),
  };
}
