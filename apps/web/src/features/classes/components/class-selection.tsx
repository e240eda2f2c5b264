import type { ListedClass } from '@trio/contracts/classes';
import { useState } from 'react';
import { useText } from '../../../lib/language/use-text.ts';
import { ActModal } from '../../../ui/batches/act-modal.tsx';
import { NameList } from '../../../ui/batches/name-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectionActs, SelectionBar } from '../../../ui/selection-bar/selection-bar.tsx';
import { archiveMany } from '../api.ts';

interface ClassSelectionProps {
  classes: readonly ListedClass[];
  onClear: () => void;
  onArchived: () => void;
}

export function ClassSelection({ classes, onClear, onArchived }: ClassSelectionProps) {
  const t = useText('many');
  // The list is loaded again while the dialog shows the result.
  const [asked, setAsked] = useState<readonly ListedClass[] | null>(null);
  const count = classes.length;
  return (
    <>
      <SelectionBar
        label={t('classes.bar')}
        count={count}
        countText={t('classes.count', { count })}
        beside={
          <Button look="quiet" onClick={onClear}>
            {t('select.clear')}
          </Button>
        }
      >
        <SelectionActs>
          <Button look="quiet" onClick={() => setAsked(classes)}>
            {t('classes.archive')}
          </Button>
        </SelectionActs>
      </SelectionBar>
      {asked !== null && (
        <ActModal
          kind="archived"
          send={archiveMany}
          heading={t('classes.heading', { count: asked.length })}
          ids={asked.map(({ _id }) => _id)}
          confirmLabel={t('classes.archive')}
          onEnded={onArchived}
          onClosed={() => setAsked(null)}
        >
          <p>{t('classes.text')}</p>
          <NameList
            label={t('classes.bar')}
            names={asked.map(({ _id, name }) => ({ id: _id, name }))}
          />
        </ActModal>
      )}
    </>
  );
}
