import type { SelectedStudent } from '@trio/contracts/many-students';
import type { ListedStudent } from '@trio/contracts/students';
import { useState } from 'react';
import { useText } from '../../../../lib/language/use-text.ts';
import { useAccount } from '../../../../lib/session/session.ts';
import type { TableSelection } from '../../../../ui/table/selection-cells.tsx';
import { fullName } from '../../model.ts';

export interface Selection {
  readonly students: readonly SelectedStudent[];
  readonly ids: readonly string[];
  readonly add: (students: readonly SelectedStudent[]) => void;
  readonly drop: (ids: readonly string[]) => void;
  readonly clear: () => void;
  readonly ofTable: TableSelection<ListedStudent>;
}

/** Stays while the list changes its page, order or filters. Null for an administrator. */
export function useSelection(): Selection | null {
  const t = useText('many');
  const { role } = useAccount();
  const [chosen, setChosen] = useState<ReadonlyMap<string, SelectedStudent>>(new Map());
  const add = (students: readonly SelectedStudent[]) =>
    setChosen((now) => new Map([...now, ...students.map((one) => [one._id, one] as const)]));
  const drop = (ids: readonly string[]) =>
    setChosen((now) => new Map([...now].filter(([id]) => !ids.includes(id))));
  if (role !== 'school') return null;
  return {
    students: [...chosen.values()],
    ids: [...chosen.keys()],
    add,
    drop,
    clear: () => setChosen(new Map()),
    ofTable: {
      allLabel: t('select.page'),
      labelOf: (student) => t('select.one', { name: fullName(student) }),
      isSelected: ({ _id }) => chosen.has(_id),
      onSelect: (rows, isOn) => (isOn ? add(rows) : drop(rows.map(({ _id }) => _id))),
    },
  };
}
