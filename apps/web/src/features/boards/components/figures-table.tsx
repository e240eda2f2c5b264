import type { BoardFigures, BoardSchoolFigures } from '@trio/contracts/boards';
import { figureColumns, type FigureColumn } from '@trio/domain/boards/figures';
import { locales } from '@trio/i18n/languages';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { DataTable, type Column } from '../../../ui/table/data-table.tsx';
import style from './boards.module.css';

const headings = {
  students: 'board.students',
  began: 'board.began',
  finished: 'board.finished',
  wrote: 'board.wrote',
} as const satisfies Record<FigureColumn, string>;

export function FiguresTable({ figures }: { figures: BoardFigures }) {
  const t = useText('boards');
  const language = useLanguage();
  const number = new Intl.NumberFormat(locales[language]);
  const month = new Intl.DateTimeFormat(locales[language], {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const shown = ({ hasFigures }: BoardSchoolFigures, value: string | null) => {
    if (value !== null) return value;
    return hasFigures ? <Hidden /> : t('board.waiting');
  };
  const totalOf = (column: FigureColumn) => {
    const total = figures.totals[column];
    return total === null ? null : number.format(total);
  };
  const columns: readonly Column<BoardSchoolFigures>[] = [
    { key: 'name', heading: t('board.school'), look: 'name', cell: ({ name }) => name },
    ...figureColumns.map((column): Column<BoardSchoolFigures> => ({
      key: column,
      heading: t(headings[column]),
      look: 'number',
      cell: (school) => {
        const figure = school[column];
        return shown(school, figure === null ? null : number.format(figure));
      },
    })),
    {
      key: 'month',
      heading: t('board.lastMonth'),
      look: 'number',
      cell: (school) => {
        const { lastMonth, students } = school;
        if (lastMonth === null && students === 0) return '';
        return shown(
          school,
          lastMonth === null ? null : month.format(new Date(`${lastMonth}-01T12:00:00Z`)),
        );
      },
    },
  ];
  return (
    <>
      <DataTable
        label={t('board.schools')}
        columns={columns}
        keyOf={({ _id }) => _id}
        rows={figures.schools}
        isBusy={false}
        cardsBelow={48}
      />
      <div className={style.content}>
        <h3>{t('board.total')}</h3>
        <dl className={style.totals}>
          {figureColumns.map((column) => (
            <div key={column}>
              <dt>{t(headings[column])}</dt>
              <dd>{totalOf(column) ?? <Hidden />}</dd>
            </div>
          ))}
        </dl>
        <p className={style.quiet}>{t('board.totalHint')}</p>
      </div>
    </>
  );
}

function Hidden() {
  const t = useText('boards');
  return (
    <span className={style.hidden}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('board.hidden')}</span>
    </span>
  );
}
