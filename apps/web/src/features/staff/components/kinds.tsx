import { staffKinds, type StaffKind } from '@trio/domain/staff-kinds';
import { useText } from '../../../lib/language/use-text.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import style from './staff-page.module.css';

export const kindNames = {
  owner: 'staff.kind.owner',
  counsellor: 'staff.kind.counsellor',
  teacher: 'staff.kind.teacher',
} as const satisfies Record<StaffKind, string>;

const kindTexts = {
  owner: 'staff.kindText.owner',
  counsellor: 'staff.kindText.counsellor',
  teacher: 'staff.kindText.teacher',
} as const satisfies Record<StaffKind, string>;

export function KindsExplained() {
  const t = useText('staff');
  return (
    <dl className={style.kinds}>
      {staffKinds.map((kind) => (
        <div key={kind}>
          <dt>{t(kindNames[kind])}</dt>
          <dd>{t(kindTexts[kind])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface KindChoiceProps {
  legend: string;
  kind: StaffKind;
  onChoose: (kind: StaffKind) => void;
}

export function KindChoice({ legend, kind, onChoose }: KindChoiceProps) {
  const t = useText('staff');
  return (
    <ChoiceGroup
      areLong
      legend={legend}
      name="kind"
      value={kind}
      onChoose={onChoose}
      choices={staffKinds.toReversed().map((value) => ({
        value,
        label: t(kindNames[value]),
        hint: t(kindTexts[value]),
      }))}
    />
  );
}
