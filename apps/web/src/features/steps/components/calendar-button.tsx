import { useState } from 'react';
import { calendarFile } from '../../../lib/calendar/calendar-file.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNotice } from '../../../ui/success-notice.tsx';
import style from './step-panel.module.css';

interface CalendarButtonProps {
  step: { readonly _id: string; readonly sentence: string; readonly dueOn: string };
}

export function CalendarButton({ step }: CalendarButtonProps) {
  const t = useText('steps');
  const language = useLanguage();
  const [isSaved, setIsSaved] = useState(false);
  const file = `${t('calendar.file')}.ics`;
  const save = () => {
    const { _id: id, dueOn: day, sentence: title } = step;
    const content = calendarFile({ id, day, title, language, now: new Date() });
    saveFile(file, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
    setIsSaved(true);
  };
  return (
    <div className={style.calendar}>
      <Button look="quiet" onClick={save}>
        {t('calendar.add')}
      </Button>
      <SuccessNotice>{isSaved && t('calendar.saved', { file })}</SuccessNotice>
    </div>
  );
}
