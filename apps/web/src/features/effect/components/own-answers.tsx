import type { OwnEffectAnswers } from '@trio/contracts/effect';
import { effectStatements } from '@trio/domain/effect/effect';
import { useEffect, useRef } from 'react';
import { useServerChange, useServerData } from '../../../lib/api/query.ts';
import { useCalendarDay } from '../../../lib/language/use-calendar-day.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { updateAccount } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { deleteOwnAnswers, ownAnswersQuery } from '../api.ts';
import style from './own-answers.module.css';

/** Nothing until the student has answered. */
export function OwnAnswers() {
  const t = useText('effect');
  const e = useErrorText();
  const { data } = useServerData(ownAnswersQuery);
  const notice = useRef<HTMLParagraphElement>(null);
  const deletion = useServerChange({
    mutationFn: deleteOwnAnswers,
    onSuccess: () => updateAccount({ effectMoments: [] }),
  });
  const { isSuccess, isPending, problem } = deletion;
  // The focused button disappears with the answers.
  useEffect(() => {
    if (isSuccess) notice.current?.focus();
  }, [isSuccess]);
  const given = data?.answers.filter(({ points }) => points !== null) ?? [];
  if (given.length === 0 && !isSuccess) return null;
  return (
    <Section heading={t('effectOwn.heading')}>
      <p>{t('effectOwn.text')}</p>
      {given.map((answer) => (
        <Answer key={answer.moment} answer={answer} />
      ))}
      <SuccessNotice ref={notice}>{isSuccess && t('effectOwn.deleted')}</SuccessNotice>
      {problem !== null && <ErrorNotice>{e(problem)}</ErrorNotice>}
      {given.length > 0 && (
        <div>
          <Button look="quiet-danger" isBusy={isPending} onClick={() => deletion.run()}>
            {t(isPending ? 'effectOwn.deleting' : 'effectOwn.delete')}
          </Button>
        </div>
      )}
    </Section>
  );
}

function Answer({ answer: { moment, day, points } }: AnswerProps) {
  const t = useText('effect');
  const dateOf = useCalendarDay();
  return (
    <div className={style.answer}>
      <h3 className={style.heading}>{t(`effectOwn.moment.${moment}`, { day: dateOf(day) })}</h3>
      <dl className={style.points}>
        {effectStatements.map((statement, at) => (
          <div key={statement}>
            <dt>{t(`effect.statement.${statement}`)}</dt>
            <dd>{t('effectOwn.point', { point: points?.[at] ?? '' })}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface AnswerProps {
  answer: OwnEffectAnswers['answers'][number];
}
