import type { BoardRecord } from '@trio/contracts/boards';
import { schoolPath } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { SearchBox } from '../../../ui/table/search-box.tsx';
import { addSchool, schoolsQuery, takeSchoolOut } from '../api.ts';
import style from './boards.module.css';

interface School {
  readonly _id: string;
  readonly name: string;
}

interface BoardSchoolsProps {
  board: BoardRecord;
  onChanged: (board: BoardRecord) => void;
}

export function BoardSchools({ board, onChanged }: BoardSchoolsProps) {
  const t = useText('boards');
  const [asked, setAsked] = useState<{ school: School; isIn: boolean } | null>(null);
  const [search, setSearch] = useState('');
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const { schools } = board;
  return (
    <Section heading={t('boards.schools')}>
      <div className={style.content}>
        <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
        {schools.length === 0 && <p>{t('boards.noSchools')}</p>}
        {schools.length > 0 && (
          <ul className={style.list} aria-label={t('boards.schools')}>
            {schools.map((school) => (
              <li key={school._id} className={style.row}>
                <div className={style.who}>
                  <Link className={style.link} to={schoolPath(school._id)}>
                    {school.name}
                  </Link>
                </div>
                <Button
                  look="quiet"
                  aria-label={t('boards.takeOutOne', { school: school.name })}
                  onClick={() => setAsked({ school, isIn: true })}
                >
                  {t('boards.takeOut')}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <SearchBox label={t('boards.searchLabel')} value={search} onSearch={setSearch} />
        <p className={style.quiet}>{t('boards.searchHint', { count: limits.searchMin })}</p>
        {search !== '' && (
          <FoundSchools
            key={board.schools.length}
            boardId={board._id}
            search={search}
            onAdd={(school) => setAsked({ school, isIn: false })}
          />
        )}
        {asked && (
          <MoveModal
            boardId={board._id}
            {...asked}
            onChanged={onChanged}
            onClosed={(isDone) => {
              const { school, isIn } = asked;
              setAsked(null);
              if (!isDone) return;
              setNotice(t(isIn ? 'boards.takenOut' : 'boards.added', { school: school.name }));
              setSearch('');
              noticeRef.current?.focus();
            }}
          />
        )}
      </div>
    </Section>
  );
}

interface FoundSchoolsProps {
  boardId: string;
  search: string;
  onAdd: (school: School) => void;
}

function FoundSchools({ boardId, search, onAdd }: FoundSchoolsProps) {
  const t = useText('boards');
  const { data, problem, refetch } = useServerData(schoolsQuery(boardId, search));
  return (
    <>
      {problem !== null && <PanelProblem problem={problem} onRetry={() => void refetch()} />}
      <p className={style.quiet} role="status">
        {data === undefined && problem === null && t('boards.searching')}
        {data?.schools.length === 0 && t('boards.noneFound')}
        {data?.hasMore && t('boards.moreFound', { count: limits.foundSchoolsMax })}
      </p>
      {data !== undefined && data.schools.length > 0 && (
        <ul className={style.list} aria-label={t('boards.searchLabel')}>
          {data.schools.map(({ _id, name, city, board }) => (
            <li key={_id} className={style.row}>
              <div className={style.who}>
                <strong>{name}</strong>
                {city !== '' && <span className={style.quiet}>{city}</span>}
                {board !== null && (
                  <span className={style.quiet}>{t('boards.inOther', { board })}</span>
                )}
              </div>
              <Button
                look="quiet"
                aria-label={t('boards.addOne', { school: name })}
                onClick={() => onAdd({ _id, name })}
              >
                {t('boards.add')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface MoveModalProps {
  boardId: string;
  school: School;
  /** The school is in the board and leaves it. */
  isIn: boolean;
  onChanged: (board: BoardRecord) => void;
  onClosed: (isDone: boolean) => void;
}

function MoveModal({ boardId, school, isIn, onChanged, onClosed }: MoveModalProps) {
  const t = useText('boards');
  const values = { school: school.name };
  const move = async () => {
    const board = await (isIn ? takeSchoolOut : addSchool)(boardId, school._id);
    onChanged(board);
  };
  return (
    <ConfirmModal
      heading={t(isIn ? 'boards.takeOutHeading' : 'boards.addHeading', values)}
      confirmLabel={t(isIn ? 'boards.takeOutYes' : 'boards.addYes')}
      busyLabel={t('board.sending')}
      cancelLabel={t('board.cancel')}
      isDestructive={isIn}
      action={move}
      onClosed={onClosed}
    >
      <p>{t(isIn ? 'boards.takeOutText' : 'boards.addText')}</p>
    </ConfirmModal>
  );
}
