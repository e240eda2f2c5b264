import type { BoardFigures } from '@trio/contracts/boards';
import { schoolYearLabel } from '@trio/domain/classes/school-year';
import { useState } from 'react';
import { useServerData } from '../../../lib/api/query.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useDate } from '../../../lib/language/use-date.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { usePreloadedTexts, useText } from '../../../lib/language/use-text.ts';
import { useAccount } from '../../../lib/session/session.ts';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { Optional } from '../../../ui/optional.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { Section } from '../../../ui/section.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import { downloadFigures, figuresQuery } from '../api.ts';
import { BoardChallenges } from './board-challenges.tsx';
import style from './boards.module.css';
import { FiguresTable } from './figures-table.tsx';

export function BoardPage() {
  const t = useText('boards');
  usePreloadedTexts(['dashboard', 'errors']);
  const shell = useText('shell');
  const dateOf = useDate();
  const { board = '' } = useAccount();
  const [year, setYear] = useState<number | null>(null);
  const { data, problem, refetch } = useServerData(figuresQuery(year));
  usePageTitle(shell('nav.dashboard'));
  return (
    <div className={style.wide}>
      <header className={style.head}>
        <h1>{data?.board ?? board}</h1>
        <p>{t('board.lead')}</p>
        {data?.figured && <p>{t('board.figured', { date: dateOf(data.figured) })}</p>}
      </header>
      {problem !== null && (
        <PanelProblem
          text={t('board.failed')}
          problem={problem}
          isOld={data !== undefined}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && problem === null && <ListSkeleton label={t('board.loading')} />}
      {data && <Figures figures={data} chosen={year ?? data.year} onYear={setYear} />}
      <Section heading={t('board.explainHeading')}>
        <div className={style.content}>
          <p>{t('board.explain.students')}</p>
          <p>{t('board.explain.hidden')}</p>
          <p>{t('board.explain.log')}</p>
        </div>
      </Section>
    </div>
  );
}

interface FiguresProps {
  figures: BoardFigures;
  /** Its figures may still be loading. */
  chosen: number;
  onYear: (year: number) => void;
}

function Figures({ figures, chosen, onYear }: FiguresProps) {
  const t = useText('boards');
  const language = useLanguage();
  const { schools, notBegun, year, years, isRounded, figured } = figures;
  const current = years[0] ?? year;
  if (schools.length === 0) return <p>{t('board.noSchools')}</p>;
  if (figured === null) return <p role="status">{t('board.noFigures')}</p>;
  const idle = schools.filter(({ _id }) => notBegun.includes(_id));
  return (
    <>
      <Section heading={t('board.schools')}>
        <div className={style.content}>
          <div className={style.tools}>
            <SelectField
              label={t('board.year')}
              name="year"
              value={String(chosen)}
              onChange={({ currentTarget }) => onYear(Number(currentTarget.value))}
            >
              {years.map((each) => (
                <option key={each} value={each}>
                  {each === current
                    ? t('board.thisYear', { year: schoolYearLabel(each) })
                    : schoolYearLabel(each)}
                </option>
              ))}
            </SelectField>
            <CsvButton kind="board" fetchFile={() => downloadFigures(language, year)} />
          </div>
          {isRounded && <p className={style.quiet}>{t('board.rounded')}</p>}
          <FiguresTable figures={figures} />
        </div>
      </Section>
      <Section heading={t('board.notBegun')}>
        <div className={style.content}>
          <p className={style.quiet}>{t('board.notBegunText')}</p>
          {idle.length === 0 ? (
            <p>{t('board.allBegun')}</p>
          ) : (
            <ul className={style.columns}>
              {idle.map(({ _id, name }) => (
                <li key={_id}>{name}</li>
              ))}
            </ul>
          )}
        </div>
      </Section>
      {!isRounded && (
        <Section heading={t('board.challenges')}>
          <div className={style.content}>
            <p className={style.quiet}>{t('board.challengesText')}</p>
            {figures.challenges.length === 0 ? (
              <p>{t('board.noChallenges')}</p>
            ) : (
              <Optional>
                <BoardChallenges challenges={figures.challenges} />
              </Optional>
            )}
          </div>
        </Section>
      )}
    </>
  );
}
