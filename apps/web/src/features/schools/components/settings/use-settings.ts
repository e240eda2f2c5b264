import {
  schoolSettingsForm,
  type SchoolSettings,
  type SchoolSettingsForm,
} from '@trio/contracts/schools';
import { useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import { useDraftState } from '../../../../lib/forms/use-form-draft.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { saveSettings } from '../../api/schools.ts';
import { isChanged, problemIn } from '../../model/settings-draft.ts';

export function useSettings(
  school: SchoolSettings,
  form: RefObject<HTMLFormElement | null>,
  onSaved: (school: SchoolSettings) => void,
) {
  const {
    value: draft,
    set: setDraft,
    forget: forgetDraft,
  } = useDraftState<SchoolSettingsForm>(`settings/${school.id}`, school.settings);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));

  const change = (part: Partial<SchoolSettingsForm>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblem(null);
    setIsSaved(false);
  };
  const complain = (found: FormProblem) => {
    // The message must exist before the focus moves.
    flushSync(() => setProblem(found));
    const place = form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]');
    place?.focus();
  };
  const save = async () => {
    const found = problemIn(draft);
    if (found !== null) return complain(found);
    if (!schoolSettingsForm.safeParse(draft).success) return complain('school/day-invalid');
    setIsSaving(true);
    setProblem(null);
    try {
      const saved = await saveSettings(school.id, draft);
      setDraft(() => saved.settings);
      forgetDraft();
      setIsSaved(true);
      onSaved(saved);
    } catch (error) {
      complain(problemOf(error));
    } finally {
      setIsSaving(false);
    }
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSaving) void save();
  };

  return {
    draft,
    change,
    onSubmit,
    today,
    problem,
    isSaving,
    isSaved,
    isChanged: isChanged(draft, school.settings),
    undo: () => {
      change(school.settings);
      forgetDraft();
    },
  };
}

export type SettingsHandle = ReturnType<typeof useSettings>;
