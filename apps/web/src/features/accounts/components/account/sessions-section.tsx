import { endSessionsForm, type OwnSession } from '@trio/contracts/own-sessions';
import { useRef, useState } from 'react';
import { queryClient, useServerData } from '../../../../lib/api/query.ts';
import { useEditForm } from '../../../../lib/forms/use-form.ts';
import { useDateTime, useTime } from '../../../../lib/language/use-date-time.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow } from '../../../../ui/check-row.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import form from '../../../../ui/form.module.css';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { endSessions, ownSessionsQuery } from '../../api.ts';
import style from './account-page.module.css';
import { CurrentPasswordField, currentPasswordFieldOf } from './section-form.tsx';

export function SessionsSection() {
  const t = useText('account');
  const dateTime = useDateTime();
  const { data, problem, refetch } = useServerData(ownSessionsQuery);
  const [isEnded, setEnded] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);
  const current = data?.sessions.find(({ isCurrent }) => isCurrent);
  const others = data?.sessions.filter(({ isCurrent }) => !isCurrent) ?? [];

  const onEnded = (ended: ReadonlySet<string>) => {
    if (!data) return;
    const sessions = data.sessions.filter(({ _id }) => !ended.has(_id));
    queryClient.setQueryData(ownSessionsQuery.queryKey, { sessions });
    setEnded(true);
    // The form may go with its last session.
    notice.current?.focus();
  };

  return (
    <Section heading={t('sessions.heading')}>
      {data === undefined && problem === null && (
        <p className={style.quiet}>{t('sessions.loading')}</p>
      )}
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      {current && <p>{t('sessions.here', { started: dateTime(current.started) })}</p>}
      {data && others.length === 0 && <p>{t('sessions.onlyHere')}</p>}
      {others.length > 0 && (
        <OtherSessions sessions={others} onChange={() => setEnded(false)} onEnded={onEnded} />
      )}
      <SuccessNotice ref={notice}>{isEnded && t('sessions.ended')}</SuccessNotice>
    </Section>
  );
}

interface OtherSessionsProps {
  sessions: readonly OwnSession[];
  onChange: () => void;
  onEnded: (ended: ReadonlySet<string>) => void;
}

function OtherSessions({ sessions, onChange, onEnded }: OtherSessionsProps) {
  const t = useText('account');
  const i = useText('identity');
  const e = useErrorText();
  const dateTime = useDateTime();
  const time = useTime();
  const { hasPassword } = useAccount();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const ending = useEditForm({
    schema: endSessionsForm,
    submit: async ({ currentPassword }) => {
      const chosen = sessions.map(({ _id }) => _id).filter((id) => !kept.has(id));
      await endSessions({ sessions: chosen, currentPassword });
      onEnded(new Set(chosen));
    },
    fieldOf: currentPasswordFieldOf,
  });
  const choose = (id: string, isChosen: boolean) => {
    const others = [...kept].filter((each) => each !== id);
    setKept(new Set(isChosen ? others : [...others, id]));
    onChange();
  };

  return (
    <form {...ending.form} className={form.form}>
      <fieldset className={style.choices}>
        <legend>{t('sessions.elsewhere')}</legend>
        {sessions.map(({ _id, started, lastActive }) => (
          <CheckRow
            key={_id}
            name={_id}
            label={t('sessions.since', { started: dateTime(started) })}
            hint={t('sessions.lastActive', { lastActive: time(lastActive) })}
            isOn={!kept.has(_id)}
            onChange={(isOn) => choose(_id, isOn)}
          />
        ))}
      </fieldset>
      {hasPassword && (
        <CurrentPasswordField
          hint={t('sessions.why')}
          error={ending.fields['currentPassword'] && e(ending.fields['currentPassword'])}
        />
      )}
      <FormNotice problem={ending.problem} fields={ending.fields} />
      <div className={style.outcome}>
        <Button type="submit" look="quiet" isBusy={ending.isSending}>
          {ending.isSending ? i('form.sending') : t('sessions.end')}
        </Button>
      </div>
    </form>
  );
}
