import { boardForm, type BoardRecord } from '@trio/contracts/boards';
import { pages } from '@trio/contracts/pages';
import { useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { queryClient, useServerData } from '../../../lib/api/query.ts';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmModal } from '../../../ui/confirm-modal.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { boardQuery, boardsQuery, deleteBoard, membersOf, renameBoard } from '../api.ts';
import { BoardSchools } from './board-schools.tsx';
import style from './boards.module.css';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';

/** For administrators. */
export function BoardSettingsPage() {
  const t = useText('boards');
  usePreloadedTexts(['errors', 'dashboard', 'identity']);
  const { boardId = '' } = useParams();
  const { data, problem, refetch } = useServerData(boardQuery(boardId));
  usePageTitle(data?.name ?? t('boards.title'));
  const show = (board: BoardRecord) => {
    queryClient.setQueryData(boardQuery(boardId).queryKey, board);
  };
  return (
    <div className={style.page}>
      <Link className={style.back} to={pages.boards.path}>
        {t('boards.back')}
      </Link>
      {problem !== null && (
        <PanelProblem
          text={t('boards.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && <ListSkeleton label={t('boards.loading')} />}
      {data && <Settings board={data} onChanged={show} reload={() => void refetch()} />}
    </div>
  );
}

interface SettingsProps {
  board: BoardRecord;
  onChanged: (board: BoardRecord) => void;
  reload: () => void;
}

function Settings({ board, onChanged, reload }: SettingsProps) {
  const t = useText('boards');
  const dateOf = useDate();
  return (
    <>
      <header className={style.head}>
        <h1>{board.name}</h1>
        <p>
          {[
            t('boards.made', { date: dateOf(board.created) }),
            board.figured === null
              ? t('boards.noneFigured')
              : t('board.figured', { date: dateOf(board.figured) }),
          ].join(' · ')}
        </p>
      </header>
      <BoardSchools board={board} onChanged={onChanged} />
      <Members board={board} reload={reload} />
      <Section heading={t('boards.renameHeading')}>
        <Rename key={board.name} board={board} onChanged={onChanged} />
      </Section>
      <Section heading={t('boards.deleteHeading')}>
        <Delete board={board} />
      </Section>
    </>
  );
}

function Members({ board, reload }: Pick<SettingsProps, 'board' | 'reload'>) {
  const t = useText('boards');
  const [notice, setNotice] = useState<string | null>(null);
  const noticeRef = useRef<HTMLParagraphElement>(null);
  const acts = membersOf(board._id);
  return (
    <>
      <Section heading={t('board.members')}>
        <div className={style.content}>
          <SuccessNotice ref={noticeRef}>{notice}</SuccessNotice>
          {board.members.length === 0 ? (
            <p>{t('boards.noMembers')}</p>
          ) : (
            <MemberList
              members={board.members}
              acts={acts}
              ownId={null}
              onResent={reload}
              onRemoved={(text) => {
                setNotice(text);
                noticeRef.current?.focus();
                reload();
              }}
            />
          )}
        </div>
      </Section>
      <Section heading={t('board.inviteHeading')}>
        <InviteForm acts={acts} onInvited={reload} />
      </Section>
    </>
  );
}

function Rename({ board, onChanged }: Pick<SettingsProps, 'board' | 'onChanged'>) {
  const t = useText('boards');
  const e = useErrorText();
  const name = useEditForm({
    schema: boardForm,
    submit: async (values) => onChanged(await renameBoard(board._id, values)),
    fieldOf: {},
  });
  const problem = name.fields['name'];
  return (
    <form {...name.form} className={form.form}>
      <TextField
        label={t('boards.name')}
        name="name"
        autoComplete="off"
        defaultValue={board.name}
        error={problem && e(problem)}
        required
      />
      <FormNotice problem={name.problem} fields={name.fields} />
      <div className={style.actions}>
        <Button type="submit" look="quiet" isBusy={name.isSending}>
          {name.isSending ? t('board.sending') : t('boards.rename')}
        </Button>
        <SuccessNotice>{name.isDone && t('boards.renamed')}</SuccessNotice>
      </div>
    </form>
  );
}

function Delete({ board }: Pick<SettingsProps, 'board'>) {
  const t = useText('boards');
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  return (
    <div className={style.content}>
      <p>{t('boards.deleteText')}</p>
      <div className={style.actions}>
        <Button look="quiet-danger" onClick={() => setAsks(true)}>
          {t('boards.delete')}
        </Button>
      </div>
      {asks && (
        <ConfirmModal
          heading={t('boards.deleteAsk', { board: board.name })}
          confirmLabel={t('boards.deleteYes')}
          busyLabel={t('board.sending')}
          cancelLabel={t('board.cancel')}
          isDestructive
          action={() => deleteBoard(board._id)}
          onClosed={(isDone) => {
            setAsks(false);
            if (!isDone) return;
            void queryClient.invalidateQueries({ queryKey: boardsQuery.queryKey });
            void navigate(pages.boards.path, { replace: true });
          }}
        >
          <p>{t('boards.deleteText')}</p>
        </ConfirmModal>
      )}
    </div>
  );
}
