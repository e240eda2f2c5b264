import type { Keeping } from '@trio/contracts/keeping';
import { useRef, useState } from 'react';
import { useAction } from '../../../lib/forms/use-action.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useDateTime } from '../../../lib/language/use-date-time.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { acknowledge } from '../api.ts';
import { noonOf } from '../model.ts';
import { DueList } from './due-list.tsx';
import style from './keeping-page.module.css';

export function DueSection({ keeping }: { keeping: Keeping }) {
  const t = useText('keeping');
  const dateOf = useDate();
  const dateTimeOf = useDateTime();
  const { due, nextDeletion, warnings, lastRun } = keeping;
  return (
    <Section heading={t('keeping.due')}>
      {due === 0 || nextDeletion === null ? (
        <>
          <p>
            <strong>{t('keeping.due.none')}</strong>
          </p>
          <p>{t('keeping.due.noneText')}</p>
        </>
      ) : (
        <>
          <p>
            <strong>
              {t('keeping.due.count', { count: due, day: dateOf(noonOf(nextDeletion)) })}
            </strong>
          </p>
          <p>{t('keeping.due.leave')}</p>
          <ul className={style.plain}>
            {warnings.map(({ made, known, knownBy, students }) => (
              <li key={made}>
                {t(`keeping.warning.${knownBy ?? 'unknown'}`, {
                  day: dateOf(made),
                  known: known === null ? '' : dateOf(known),
                  count: students,
                })}
              </li>
            ))}
          </ul>
          <DueList />
          <SeenButton keeping={keeping} />
        </>
      )}
      <p className={style.quiet}>
        {lastRun === null
          ? t('keeping.due.neverRun')
          : t('keeping.due.lastRun', { time: dateTimeOf(lastRun) })}
      </p>
    </Section>
  );
}

/** After the list, so that it is read first. */
function SeenButton({ keeping: { warnings, asOf } }: { keeping: Keeping }) {
  const t = useText('keeping');
  const i = useText('identity');
  const [isSeen, setIsSeen] = useState(false);
  const notice = useRef<HTMLParagraphElement>(null);
  const { state, run } = useAction(async () => {
    await acknowledge(asOf);
    setIsSeen(true);
  });
  const isUnknown = warnings.some(({ known }) => known === null);
  const isBusy = state.status === 'busy';
  const start = async () => {
    // The button goes once every warning is known.
    if (await run()) notice.current?.focus();
  };
  return (
    <>
      <FormNotice problem={state.status === 'failed' ? state.problem : null} fields={{}} />
      <div className={style.outcome}>
        {isUnknown && (
          <Button isBusy={isBusy} onClick={() => void start()}>
            {isBusy ? i('form.sending') : t('keeping.seen')}
          </Button>
        )}
        <SuccessNotice ref={notice}>{isSeen && t('keeping.seen.done')}</SuccessNotice>
      </div>
    </>
  );
}
