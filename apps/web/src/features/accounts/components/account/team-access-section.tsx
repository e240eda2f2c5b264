import { windowHours, type SupportWindow, type WindowHours } from '@trio/contracts/support-window';
import { useRef, useState } from 'react';
import { queryClient, useServerData } from '../../../../lib/api/query.ts';
import { useAction } from '../../../../lib/forms/use-action.ts';
import { useDateTime } from '../../../../lib/language/use-date-time.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { settings } from '../../../../lib/settings.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { endWindow, openWindow, supportWindowQuery } from '../../api.ts';
import style from './account-page.module.css';

export function TeamAccessSection({ access = settings.supportAccess }) {
  const t = useText('account');
  const isOpen = access === 'open';
  return (
    <Section heading={t(isOpen ? 'teamAccess.openHeading' : 'teamAccess.heading')}>
      {isOpen ? <p>{t('teamAccess.always')}</p> : <TeamAccess />}
    </Section>
  );
}

const keep = (answer: SupportWindow): void =>
  void queryClient.setQueryData(supportWindowQuery.queryKey, answer);

function TeamAccess() {
  const t = useText('account');
  const { data, problem, refetch } = useServerData(supportWindowQuery);
  return (
    <>
      <p>{t('teamAccess.text')}</p>
      <p>{t('teamAccess.sees')}</p>
      {data === undefined && problem === null && (
        <p className={style.quiet}>{t('teamAccess.loading')}</p>
      )}
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      {data && <WindowForm window={data.window} />}
    </>
  );
}

function WindowForm({ window: open }: { window: SupportWindow['window'] }) {
  const t = useText('account');
  const i = useText('identity');
  const dateTime = useDateTime();
  const [hours, setHours] = useState<WindowHours>(8);
  const [outcome, setOutcome] = useState<'opened' | 'ended' | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const opening = useAction(async () => {
    keep(await openWindow(hours));
    setOutcome('opened');
  });
  const ending = useAction(async () => {
    await endWindow();
    keep({ access: 'granted', window: null });
    setOutcome('ended');
  });
  const acts = [opening, ending];
  const failed = acts.map(({ state }) => state).find(({ status }) => status === 'failed');
  const isBusy = acts.some(({ state }) => state.status === 'busy');
  const start = async ({ run }: typeof opening, other: typeof opening) => {
    other.reset();
    setOutcome(null);
    // The button that ends the access goes with it.
    if ((await run()) && other === opening) notice.current?.focus();
  };
  return (
    <>
      <p>{open ? <strong>{stateOf(open)}</strong> : t('teamAccess.closed')}</p>
      <ChoiceGroup
        legend={t('teamAccess.hours')}
        name="hours"
        choices={windowHours.map((count) => ({
          value: String(count) as `${WindowHours}`,
          label: t('teamAccess.hoursOf', { count }),
        }))}
        value={`${hours}`}
        onChoose={(value) => setHours(windowHours.find((each) => String(each) === value) ?? 8)}
      />
      <FormNotice problem={failed?.status === 'failed' ? failed.problem : null} fields={{}} />
      <div className={style.outcome}>
        <Button isBusy={isBusy} onClick={() => void start(opening, ending)}>
          {isBusy ? i('form.sending') : t(open ? 'teamAccess.extend' : 'teamAccess.open')}
        </Button>
        {open && (
          <Button look="quiet" isBusy={isBusy} onClick={() => void start(ending, opening)}>
            {t('teamAccess.end')}
          </Button>
        )}
        <SuccessNotice ref={notice}>
          {outcome && t(outcome === 'opened' ? 'teamAccess.opened' : 'teamAccess.ended')}
        </SuccessNotice>
      </div>
      <p className={style.quiet}>{t('teamAccess.log')}</p>
    </>
  );

  function stateOf({ ends, openedBy }: NonNullable<SupportWindow['window']>): string {
    const until = dateTime(ends);
    return openedBy === null
      ? t('teamAccess.until', { until })
      : t('teamAccess.untilBy', { until, name: openedBy });
  }
}
