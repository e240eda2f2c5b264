import { newSchoolPath } from '@trio/contracts/pages';
import { refusalForm, type ReviewOutcome, type SchoolReview } from '@trio/contracts/school-reviews';
import { limits } from '@trio/domain/limits';
import { refusalReasons, type RefusalReason } from '@trio/domain/school-review';
import { useState } from 'react';
import { useForm } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import form from '../../../../ui/form.module.css';
import { TextField } from '../../../../ui/text-field.tsx';
import { refuseNewSchool } from '../../reviews-api.ts';

interface RefuseFormProps {
  school: SchoolReview;
  onDone: (outcome: ReviewOutcome) => void;
}

export function RefuseForm({ school, onDone }: RefuseFormProps) {
  const t = useText('reviews');
  const e = useErrorText();
  const [reason, setReason] = useState<RefusalReason>('not-a-school');
  const refusal = useForm({
    schema: refusalForm,
    submit: async (values) => onDone(await refuseNewSchool(school.id, values)),
  });
  const problem = refusal.fields['text'];
  return (
    <form {...refusal.form} className={form.form}>
      <p>{t('reviews.refuseText')}</p>
      <ChoiceGroup
        areLong
        legend={t('reviews.reason')}
        name="reason"
        value={reason}
        onChoose={setReason}
        choices={refusalReasons.map((value) => ({ value, label: t(`reviews.reason.${value}`) }))}
      />
      <TextField
        label={t('reviews.text')}
        name="text"
        autoComplete="off"
        maxLength={limits.refusalTextMax}
        hint={t('reviews.textHint')}
        error={problem && e(problem)}
      />
      <FormNotice problem={refusal.problem} fields={refusal.fields} />
      <div className={form.actions}>
        <Button type="submit" look="danger" isBusy={refusal.isSending}>
          {refusal.isSending ? t('reviews.busy') : t('reviews.refuseYes')}
        </Button>
        <ButtonLink look="quiet" to={newSchoolPath(school.id)}>
          {t('reviews.cancel')}
        </ButtonLink>
      </div>
    </form>
  );
}
