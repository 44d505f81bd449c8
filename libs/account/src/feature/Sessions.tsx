import { useDispatch, useSelector } from 'react-redux';
import { accountMessage } from '../model/index.ts';
import { accountAreaActions, selectRewards, selectSessions } from '../state/index.ts';
import { RewardsCard, SessionList } from '../ui/index.ts';
import { useTask } from './useTask.ts';

/** Where one is signed in. Reads nothing by itself; its route asks for it. */
export function Sessions({ locale }: { locale?: string }) {
  const dispatch = useDispatch();
  const sessions = useSelector(selectSessions);
  const { form } = useTask('endSession');
  return (
    <SessionList
      sessions={sessions.phase === 'ready' ? sessions.value : undefined}
      error={sessions.phase === 'failed' ? accountMessage(sessions.failure) : form.error?.message}
      attempt={form.attempt}
      busy={form.busy}
      onEnd={(id) => dispatch(accountAreaActions.wished({ task: 'endSession', id }))}
      onEndOthers={() => dispatch(accountAreaActions.wished({ task: 'endSession' }))}
      {...(locale ? { locale } : {})}
    />
  );
}

/** The rewards of whoever is signed in; nothing where they could not be read. */
export function RewardsSummary({ locale }: { locale?: string }) {
  return <RewardsCard rewards={useSelector(selectRewards)} {...(locale ? { locale } : {})} />;
}
