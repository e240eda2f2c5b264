import { pages, preparationPath, studentPath } from '@trio/contracts/pages';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { useServerData } from '../../../../lib/api/query.ts';
import { useDeck } from '../../../../lib/deck/deck.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../../lib/language/use-page-title.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { PanelProblem } from '../../../../ui/panel/panel.tsx';
import { preparationQuery } from '../../api.ts';
import { nameOf } from '../../model.ts';
import { type QueueOrder, readOrder } from '../../queue-order.ts';
import { PreparationBody } from './preparation-body.tsx';
import style from './preparation-page.module.css';

const gone: readonly FormProblem[] = ['request/not-found', 'request/invalid'];

export function PreparationPage() {
  const { studentId = '' } = useParams();
  return <PreparationOf key={studentId} id={studentId} />;
}

function PreparationOf({ id }: { id: string }) {
  const t = useText('queue');
  // Preloaded: texts that load later would hide the page and take the focus.
  useText('change');
  useText('dashboard');
  useText('deck');
  useText('identity');
  useErrorText();
  useDeck();
  const [order] = useState(readOrder);
  const { data, problem, isPlaceholderData, refetch } = useServerData(preparationQuery(id));
  // Never show one student's data under another student's name.
  const shown = isPlaceholderData ? undefined : data;
  const name = shown ? nameOf(shown, t('queue.nameless')) : t('prepare.loading');
  usePageTitle(shown ? t('prepare.title', { name }) : t('queue.title'));
  const isGone = problem !== null && gone.includes(problem);
  return (
    <div className={style.page}>
      <div className={style.bar}>
        <Link className={style.back} to={`${pages.queue.path}${order.query && `?${order.query}`}`}>
          {t('prepare.back')}
        </Link>
        <Neighbours id={id} order={order} />
      </div>
      <header className={style.head}>
        <h1>{name}</h1>
        {shown && (
          <>
            {shown.classes.length > 0 && (
              <p className={style.classes}>{shown.classes.join(', ')}</p>
            )}
            <div className={style.acts}>
              <ButtonLink look="quiet" to={studentPath(id, '')}>
                {t('prepare.student')}
              </ButtonLink>
              <Button look="quiet" onClick={() => print()}>
                {t('prepare.print')}
              </Button>
            </div>
          </>
        )}
      </header>
      {problem !== null && (
        <PanelProblem
          text={t(isGone ? 'prepare.gone' : 'prepare.failed')}
          problem={problem}
          isOld={shown !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {shown === undefined && problem === null && (
        <div className={style.skeleton} role="status">
          <span className="visually-hidden">{t('prepare.loading')}</span>
          <i />
          <i />
          <i />
        </div>
      )}
      {shown && <PreparationBody prepared={shown} name={name} onChanged={refetch} />}
    </div>
  );
}

function Neighbours({ id, order: { ids } }: { id: string; order: QueueOrder }) {
  const t = useText('queue');
  const at = ids.indexOf(id);
  if (at === -1 || ids.length < 2) return null;
  const [previous, next] = [ids[at - 1], ids[at + 1]];
  return (
    <nav className={style.neighbours} aria-label={t('prepare.neighbours')}>
      {previous !== undefined && (
        <ButtonLink look="quiet" to={preparationPath(previous)}>
          {t('prepare.previous')}
        </ButtonLink>
      )}
      <span>{t('prepare.place', { place: at + 1, count: ids.length })}</span>
      {next !== undefined && (
        <ButtonLink look="quiet" to={preparationPath(next)}>
          {t('prepare.next')}
        </ButtonLink>
      )}
    </nav>
  );
}
