import type { InsightStudent } from '@trio/contracts/insight';
import { groupSizes } from '@trio/domain/classes/groups';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CsvButton } from '../../../ui/table/csv-button.tsx';
import {
  type Destination,
  type Groups,
  type GroupsHistory,
  groupStudents,
  isSharing,
  moveStudent,
  showGroup,
} from '../groups.ts';
import { type Challenge, nameOf, textOf } from '../model.ts';
import { GroupCard } from './group-card.tsx';
import { HowGroups } from './how-groups.tsx';
import { Member, selectIdOf } from './member.tsx';
import style from './groups-view.module.css';

interface GroupsViewProps {
  classId: string;
  students: readonly InsightStudent[];
  challenges: readonly Challenge[];
  history: GroupsHistory;
  onHistory: (history: GroupsHistory) => void;
  /** Printed or downloaded. */
  onSaved: () => void;
}

const sizes = Array.from(
  { length: groupSizes.max - groupSizes.min + 1 },
  (_, at) => groupSizes.min + at,
);

export function GroupsView(props: GroupsViewProps) {
  const { classId, students, challenges, history, onHistory, onSaved } = props;
  const t = useText('insight');
  const language = useLanguage();
  const [now, ...earlier] = history;
  const [notice, setNotice] = useState('');
  const byId = useMemo(() => new Map(students.map((each) => [each._id, each])), [students]);
  const cardOf = useMemo(() => new Map(challenges.map((each) => [each.key, each])), [challenges]);
  const shown = now.groups.map((group) => showGroup(group, byId));
  const others = now.others.flatMap((id) => byId.get(id) ?? []);
  const name = (student: InsightStudent) => nameOf(student, t('insight.nameless'));

  // A moved student's select is in another list, which removes the focused one.
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (moved.current !== null) document.getElementById(selectIdOf(moved.current))?.focus();
    moved.current = null;
  }, [now]);

  const change = (next: Groups) => onHistory([next, ...history]);
  const move = (student: InsightStudent, to: Destination) => {
    const next = moveStudent(now, student._id, to);
    const before = new Set(now.groups.map((group) => group.join()));
    const at = next.groups.findIndex((group) => group.includes(student._id));
    const lost = next.groups.flatMap((group, place) => {
      const isChanged = !before.has(group.join());
      return isChanged && !isSharing(showGroup(group, byId)) ? [place + 1] : [];
    });
    moved.current = student._id;
    change(next);
    setNotice(
      [
        at === -1
          ? t('groups.movedOut', { name: name(student) })
          : t('groups.movedTo', { name: name(student), number: at + 1 }),
        ...lost.map((number) => t('groups.noLonger', { number })),
      ].join(' '),
    );
  };
  const undo = () => {
    const [last, ...before] = earlier;
    if (!last) return;
    onHistory([last, ...before]);
    setNotice(t('groups.undone'));
  };
  const makeAgain = (size: number) => {
    change(groupStudents(students, size));
    setNotice(t('groups.madeAgain'));
  };
  const titles = (keys: readonly string[]) =>
    keys.map((key) => cardOf.get(key)?.title ?? key).join(' · ');
  const csv = () => {
    onSaved();
    const lines = shown.flatMap(({ members, shared }, at) =>
      members.map((member) => [
        at + 1,
        name(member),
        titles(shared.chosen.length > 0 ? shared.chosen : shared.liked.slice(0, 1)),
      ]),
    );
    const rest = others.map((student) => [t('groups.without'), name(student), '']);
    const headings = [t('csv.group'), t('csv.student'), t('csv.shared')];
    return new Blob([textOf(language, [headings, ...lines, ...rest])], { type: 'text/csv' });
  };
  const member = (student: InsightStudent, place: number | null) => (
    <Member
      key={student._id}
      student={student}
      classId={classId}
      place={place}
      groups={shown.length}
      onMove={(to) => move(student, to)}
    />
  );

  return (
    <section className={style.section} aria-labelledby="groups-heading">
      <h2 id="groups-heading">{t('groups.heading')}</h2>
      <div className={style.tools}>
        <div className={style.size}>
          <SelectField
            label={t('groups.size')}
            value={now.size}
            onChange={({ target }) => makeAgain(Number(target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </SelectField>
        </div>
        <Button look="quiet" aria-disabled={earlier.length === 0} onClick={undo}>
          {t('groups.undo')}
        </Button>
        <Button look="quiet" onClick={() => makeAgain(now.size)}>
          {t('groups.startOver')}
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            print();
            onSaved();
          }}
        >
          {t('groups.print')}
        </Button>
        <CsvButton kind="groups" fetchFile={() => Promise.resolve(csv())} />
      </div>
      <div data-screen>
        <Note>
          <p>{t('groups.kept')}</p>
        </Note>
      </div>
      <HowGroups />
      <p className="visually-hidden" role="status">
        {notice}
      </p>
      {shown.length === 0 && <p className={style.quiet}>{t('groups.tooFew')}</p>}
      {shown.length > 0 && (
        <ol className={style.groups}>
          {shown.map((group, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- The number is the group's name.
            <GroupCard key={at} group={group} number={at + 1} cardOf={cardOf}>
              {group.members.map((each) => member(each, at))}
            </GroupCard>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <div className={style.others}>
          <h3>{t('groups.without')}</h3>
          <p className={style.quiet} data-screen>
            {t('groups.withoutText')}
          </p>
          <ul className={style.list}>{others.map((each) => member(each, null))}</ul>
        </div>
      )}
    </section>
  );
}
