import type { InsightStudent } from '@trio/contracts/insight';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import { type Challenge, hasFinished, matrixCsv, nameOf } from '../model.ts';
import { ChallengeTable } from './challenge-table.tsx';
import { ChallengeRow } from './challenge-row.tsx';
import style from './challenge-list.module.css';

interface ChallengeListProps {
  classId: string;
  students: readonly InsightStudent[];
  challenges: readonly Challenge[];
  /** One challenge was asked for, so its names are shown. */
  isOpen: boolean;
  hasAny: boolean;
}

export function ChallengeList(props: ChallengeListProps) {
  const { classId, students, challenges, isOpen, hasAny } = props;
  const t = useText('insight');
  const d = useText('deck');
  const language = useLanguage();
  const [areAllOpen, setAllOpen] = useState(false);
  const name = (student: InsightStudent) => nameOf(student, t('insight.nameless'));
  if (!hasAny) return <p className={style.none}>{t('list.none')}</p>;
  if (challenges.length === 0) {
    return (
      <p className={style.none} role="status">
        {t('list.noneFiltered')}
      </p>
    );
  }
  const csv = () =>
    matrixCsv(language, challenges, students, {
      challenge: t('csv.challenge'),
      category: t('csv.category'),
      chosenBy: t('csv.chosenBy'),
      likedBy: t('csv.likedBy'),
      chose: t('csv.chose'),
      liked: t('csv.liked'),
      categoryOf: (color) => d(`category.${color}`),
      nameOf: name,
    });
  return (
    <section className={style.section} aria-labelledby="challenges-heading">
      <div className={style.head}>
        <div>
          <h2 id="challenges-heading">{t('list.count', { count: challenges.length })}</h2>
          <p className={style.quiet}>{t('list.meaning')}</p>
        </div>
        <div className={style.acts}>
          <Button look="quiet" aria-pressed={areAllOpen} onClick={() => setAllOpen((are) => !are)}>
            {t(areAllOpen ? 'list.closeAll' : 'list.openAll')}
          </Button>
          <Button look="quiet" onClick={() => print()}>
            {t('list.printChallenges')}
          </Button>
          <CsvButton
            kind="challenges"
            fetchFile={() => Promise.resolve(new Blob([csv()], { type: 'text/csv' }))}
          />
        </div>
      </div>
      <ol className={style.list}>
        {challenges.map((challenge) => (
          <ChallengeRow
            // Opening all is a new start: each row keeps its own state after it.
            key={`${challenge.key} ${String(areAllOpen || isOpen)}`}
            challenge={challenge}
            classId={classId}
            most={students.filter(hasFinished).length}
            isOpen={areAllOpen || isOpen}
          />
        ))}
      </ol>
      <ChallengeTable challenges={challenges} />
    </section>
  );
}
