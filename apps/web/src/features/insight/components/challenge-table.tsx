import type { InsightStudent } from '@trio/contracts/insight';
import { useText } from '../../../lib/language/use-text.ts';
import { type Challenge, nameOf } from '../model.ts';
import style from './challenge-table.module.css';

/** The list as a table, for screen readers and for copying. Paper shows the list. */
export function ChallengeTable({ challenges }: { challenges: readonly Challenge[] }) {
  const t = useText('insight');
  const cellOf = (students: readonly InsightStudent[]) =>
    students.length === 0
      ? '0'
      : t('list.tableCell', {
          count: students.length,
          names: students.map((each) => nameOf(each, t('insight.nameless'))).join(', '),
        });
  return (
    <details className={style.twin}>
      <summary>{t('list.table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('csv.challenge')}</th>
            <th scope="col">{t('csv.chosenBy')}</th>
            <th scope="col">{t('csv.likedBy')}</th>
          </tr>
        </thead>
        <tbody>
          {challenges.map(({ key, title, chosenBy, likedBy }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>{cellOf(chosenBy)}</td>
              <td>{cellOf(likedBy)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
