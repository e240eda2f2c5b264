import type { SchoolSettings } from '@trio/contracts/schools';
import { useState } from 'react';
import { useDate } from '../../../../lib/language/use-date.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Section } from '../../../../ui/section.tsx';
import { DeleteSchoolModal } from '../delete/delete-school-modal.tsx';

interface DangerSectionProps {
  school: SchoolSettings;
  onDeleted: () => void;
}

export function DangerSection({ school, onDeleted }: DangerSectionProps) {
  const t = useText('schools');
  const dateOf = useDate();
  const [isAsking, setIsAsking] = useState(false);
  const { deletionRequested } = school;
  return (
    <Section heading={t('danger.heading')}>
      {deletionRequested !== null && (
        <Note>{t('danger.asked', { date: dateOf(deletionRequested) })}</Note>
      )}
      <p>{t('danger.text')}</p>
      <div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {t('deleteSchool.yes')}
        </Button>
      </div>
      {isAsking && (
        <DeleteSchoolModal
          school={school}
          onClosed={(isDeleted) => (isDeleted ? onDeleted() : setIsAsking(false))}
        />
      )}
    </Section>
  );
}
