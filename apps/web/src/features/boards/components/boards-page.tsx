import { boardForm, type ListedBoard } from '@trio/contracts/boards';
import { boardSettingsPath } from '@trio/contracts/pages';
import { Link, useNavigate } from 'react-router';
import { useServerData } from '../../../lib/api/query.ts';
import { useEditForm } from '../../../lib/forms/use-form.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { FormNotice } from '../../../ui/form-notice.tsx';
import form from '../../../ui/form.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { boardsQuery, createBoard } from '../api.ts';
import style from './boards.module.css';

export function BoardsPage() {
  const t = useText('boards');
  usePreloadedTexts(['errors', 'dashboard', 'identity']);
  const { data, problem, refetch } = useServerData(boardsQuery);
  usePageTitle(t('boards.title'));
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('boards.title')}</h1>
        <p>{t('boards.lead')}</p>
      </header>
      <Section heading={t('boards.list')}>
        <div className={style.content}>
          {problem !== null && (
            <PanelProblem
              text={t('boards.failed')}
              problem={problem}
              isOld={data !== undefined}
              onRetry={() => void refetch()}
            />
          )}
          {data === undefined && problem === null && <ListSkeleton label={t('boards.loading')} />}
          {data?.boards.length === 0 && <p>{t('boards.empty')}</p>}
          {data !== undefined && data.boards.length > 0 && (
            <ul className={style.list} aria-label={t('boards.list')}>
              {data.boards.map((board) => (
                <BoardRow key={board._id} board={board} />
              ))}
            </ul>
          )}
        </div>
      </Section>
      <Section heading={t('boards.newHeading')}>
        <NewBoard />
      </Section>
    </div>
  );
}

function BoardRow({ board: { _id, name, schools, members, figured } }: { board: ListedBoard }) {
  const t = useText('boards');
  const dateOf = useDate();
  return (
    <li className={style.row}>
      <div className={style.who}>
        <Link className={style.link} to={boardSettingsPath(_id)}>
          {name}
        </Link>
        <span className={style.quiet}>
          {[
            t('boards.schoolCount', { count: schools }),
            t('boards.memberCount', { count: members }),
            figured === null
              ? t('boards.noneFigured')
              : t('board.figured', { date: dateOf(figured) }),
          ].join(' · ')}
        </span>
      </div>
    </li>
  );
}

function NewBoard() {
  const t = useText('boards');
  const e = useErrorText();
  const navigate = useNavigate();
  const board = useEditForm({
    schema: boardForm,
    submit: async (values) => {
      const { _id } = await createBoard(values);
      void navigate(boardSettingsPath(_id));
    },
    fieldOf: {},
  });
  const problem = board.fields['name'];
  return (
    <form {...board.form} className={form.form}>
      <TextField
        label={t('boards.name')}
        name="name"
        autoComplete="off"
        error={problem && e(problem)}
        required
      />
      <FormNotice problem={board.problem} fields={board.fields} />
      <div className={style.actions}>
        <Button type="submit" isBusy={board.isSending}>
          {board.isSending ? t('board.sending') : t('boards.make')}
        </Button>
      </div>
    </form>
  );
}
