import { type ReactNode, useState } from 'react';
import { useServerData } from '../../../lib/api/query.ts';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { personQuery, resetFactor, type HelpProps } from '../api.ts';
import { CorrectEmail } from './correct-email.tsx';
import { DisableModal } from './disable-modal.tsx';
import { HiddenActs, PersonActs, type Asked } from './person-acts.tsx';
import { PersonFacts } from './person-facts.tsx';
import style from './people.module.css';

interface PersonModalProps {
  id: string;
  /** As the search showed it. */
  schoolName: string | null;
  renderHelp: (props: HelpProps) => ReactNode;
  onClosed: (isChanged: boolean) => void;
}

export function PersonModal({ id, schoolName, renderHelp, onClosed }: PersonModalProps) {
  const t = useText('people');
  const { data, problem, isFetching, refetch } = useServerData(personQuery(id));
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isChanged, setChanged] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const isHidden = problem === 'support/not-granted';
  const isGone = problem === 'request/not-found';
  const name = data && `${data.firstname} ${data.lastname}`;

  const afterAct = (text: string) => {
    setDone(text);
    setChanged(true);
    void refetch();
  };
  const afterModal = (text: string | null) => {
    setAsked(null);
    if (text !== null) afterAct(text);
  };
  const heading =
    name ??
    (isHidden
      ? schoolName === null
        ? t('people.hidden.noSchool')
        : t('people.hidden.heading', { school: schoolName })
      : t(isGone ? 'people.title' : 'people.loading'));
  return (
    <>
      <Modal heading={heading} look="sheet" isBlocked={false} onClosed={() => onClosed(isChanged)}>
        {() => (
          <div ref={takeFocus} className={style.person} tabIndex={-1} aria-busy={isFetching}>
            {/* Screen readers do not announce a changed heading. */}
            <p className="visually-hidden" role="status">
              {name}
            </p>
            {data === undefined && problem === null && <i className={style.outline} />}
            {isGone && (
              <Note>
                <p>{t('people.gone')}</p>
              </Note>
            )}
            {problem !== null && !isHidden && !isGone && (
              <PanelProblem
                problem={problem}
                isOld={data !== undefined}
                onRetry={() => void refetch()}
              />
            )}
            {isHidden && <HiddenActs id={id} />}
            {data && !isHidden && (
              <>
                <PersonActs person={data} done={done} onAsk={setAsked} onDone={afterAct} />
                <PersonFacts person={data} onDone={afterAct} />
              </>
            )}
          </div>
        )}
      </Modal>
      {data && name && asked === 'disable' && (
        <DisableModal person={data} name={name} onClosed={afterModal} />
      )}
      {data && name && asked === 'factor' && (
        <ConfirmModal
          heading={t('people.factorReset')}
          confirmLabel={t('people.factorReset')}
          busyLabel={t('people.factorReset')}
          cancelLabel={t('people.cancel')}
          isDestructive
          action={() => resetFactor(id)}
          onClosed={(isDone) => afterModal(isDone ? t('people.factorResetDone') : null)}
        >
          <p>{t('people.factorResetText')}</p>
        </ConfirmModal>
      )}
      {data && name && asked === 'email' && (
        <CorrectEmail person={data} name={name} onClosed={afterModal} />
      )}
      {data &&
        asked === 'help' &&
        renderHelp({
          student: data,
          onClosed: (isHelped) => {
            setAsked(null);
            if (!isHelped) return;
            setChanged(true);
            void refetch();
          },
        })}
    </>
  );
}
