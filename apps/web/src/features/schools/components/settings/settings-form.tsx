import {
  type SchoolSettings,
  schoolSettingsForm,
  type SchoolSettingsForm,
} from '@trio/contracts/schools';
import { regions } from '@trio/domain/regions';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { problemOf } from '../../../../lib/forms/use-action.ts';
import { useDraftState } from '../../../../lib/forms/use-form-draft.ts';
import type { FormProblem } from '../../../../lib/forms/use-form.ts';
import { useErrorText } from '../../../../lib/language/use-error-text.ts';
import { useText } from '../../../../lib/language/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { CheckRow, Warning } from '../../../../ui/check-row.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { FormNotice } from '../../../../ui/form-notice.tsx';
import { LeaveQuestion } from '../../../../ui/leave-question.tsx';
import { Section } from '../../../../ui/section.tsx';
import { SuccessNotice } from '../../../../ui/success-notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { saveSettings } from '../../api.ts';
import { hasChanges, problemIn, warningsIn } from '../../settings-draft.ts';
import { DeckChecklist } from './deck-checklist.tsx';
import style from './school-settings.module.css';

interface SettingsFormProps {
  school: SchoolSettings;
  onSaved: (school: SchoolSettings) => void;
}

const flags = [
  { name: 'isConsumerGroup', key: 'consumer' },
  { name: 'isFreemiumGroup', key: 'freemium' },
  { name: 'isPathExplorerEnabled', key: 'explorer' },
  { name: 'isCardExpanded', key: 'expanded' },
  { name: 'isCardOrderFixed', key: 'order' },
] as const;

/** One form, saved at once: some settings make sense only together. */
export function SettingsForm({ school, onSaved }: SettingsFormProps) {
  const t = useText('schools');
  const e = useErrorText();
  const form = useRef<HTMLFormElement>(null);
  const settings = useSettings(school, form, onSaved);
  const { draft, change, today, problem } = settings;
  const warnings = warningsIn(draft, school, today);
  const warn = (warning: typeof warnings extends ReadonlySet<infer W> ? W : never) =>
    warnings.has(warning) ? t(`warning.${warning}`) : undefined;

  return (
    <form ref={form} className={style.form} noValidate onSubmit={settings.onSubmit}>
      <Section heading={t('flags.heading')}>
        <div className={style.rows}>
          {flags.map(({ name, key }) => (
            <CheckRow
              key={name}
              label={t(`flags.${key}`)}
              hint={t(`flags.${key}Hint`)}
              warning={key === 'freemium' ? warn('freemium-without-consumer') : undefined}
              isOn={draft[name]}
              onChange={(isOn) => change({ [name]: isOn })}
            />
          ))}
        </div>
        <div className={style.regions}>
          <ChoiceGroup
            legend={t('region.heading')}
            name="region"
            choices={regions.map((value) => ({
              value,
              label: t(`region.${value}`),
              hint: t(`region.${value}Hint`),
            }))}
            value={draft.region}
            onChoose={(region) => change({ region })}
          />
        </div>
      </Section>
      <Section heading={t('expiry.heading')}>
        <ExpiryFields
          lastDay={draft.lastDay}
          warning={warn('expired')}
          error={problem === 'school/day-invalid' ? e(problem) : undefined}
          onChange={(lastDay) => change({ lastDay })}
        />
      </Section>
      <Section heading={t('emailDomains.heading')}>
        <p className={style.quiet}>{t('emailDomains.text')}</p>
        <div className={style.rows}>
          <DomainRow
            label={t('emailDomains.allow')}
            domains={school.emailDomainWhitelist}
            warning={warn('nobody-allowed')}
            isOn={draft.isEmailDomainWhitelistEnabled}
            onChange={(isOn) => change({ isEmailDomainWhitelistEnabled: isOn })}
          />
          <DomainRow
            label={t('emailDomains.deny')}
            domains={school.emailDomainBlacklist}
            warning={warn('nobody-denied')}
            isOn={draft.isEmailDomainBlacklistEnabled}
            onChange={(isOn) => change({ isEmailDomainBlacklistEnabled: isOn })}
          />
        </div>
      </Section>
      <Section heading={t('deck.heading')}>
        <DeckChecklist
          excluded={draft.excludedCards}
          error={problem === 'school/too-few-cards' ? e(problem) : undefined}
          onChange={(excludedCards) => change({ excludedCards })}
        />
      </Section>
      <SaveBar settings={settings} />
      <LeaveQuestion
        mustAsk={settings.isChanged}
        heading={t('unsaved.heading')}
        text={t('unsaved.text')}
        leaveLabel={t('unsaved.yes')}
        stayLabel={t('unsaved.no')}
      />
    </form>
  );
}

function useSettings(
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
    isChanged: hasChanges(draft, school.settings),
    undo: () => {
      change(school.settings);
      forgetDraft();
    },
  };
}

type SettingsHandle = ReturnType<typeof useSettings>;

interface DomainRowProps {
  label: string;
  domains: readonly string[];
  warning: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function DomainRow({ domains, ...row }: DomainRowProps) {
  const t = useText('schools');
  return (
    <CheckRow {...row}>
      {domains.length === 0 ? (
        <p className={style.quiet}>{t('emailDomains.none')}</p>
      ) : (
        <ul className={style.domains}>
          {domains.map((domain) => (
            <li key={domain} translate="no">
              {domain}
            </li>
          ))}
        </ul>
      )}
    </CheckRow>
  );
}

interface ExpiryFieldsProps {
  /** Null: never expires. Empty: no day chosen yet. */
  lastDay: string | null;
  warning: string | undefined;
  error: string | undefined;
  onChange: (lastDay: string | null) => void;
}

function ExpiryFields({ lastDay, warning, error, onChange }: ExpiryFieldsProps) {
  const t = useText('schools');
  // Remembers the day while the user tries the other choice.
  const [typed, setTyped] = useState(lastDay ?? '');
  const set = (day: string) => {
    setTyped(day);
    onChange(day);
  };
  return (
    <div className={style.part}>
      <ChoiceGroup
        legend={t('expiry.choice')}
        name="expiry"
        choices={[
          { value: 'never', label: t('expiry.never') },
          { value: 'day', label: t('expiry.day') },
        ]}
        value={lastDay === null ? 'never' : 'day'}
        onChoose={(choice) => onChange(choice === 'never' ? null : typed)}
      />
      {lastDay !== null && (
        <div className={style.day}>
          <TextField
            label={t('expiry.lastDay')}
            type="date"
            value={lastDay}
            max="9999-12-31"
            hint={t('expiry.hint')}
            error={error}
            onChange={({ target }) => set(target.value)}
          />
          <Warning id="expired">{warning}</Warning>
        </div>
      )}
    </div>
  );
}

const fieldErrors: readonly string[] = ['school/day-invalid', 'school/too-few-cards'];

function SaveBar({ settings }: { settings: SettingsHandle }) {
  const t = useText('schools');
  const { isChanged, isSaving, isSaved, problem, undo } = settings;
  return (
    <div className={style.save} data-afloat={isChanged || isSaved || undefined}>
      {problem !== null && !fieldErrors.includes(problem) && (
        <FormNotice problem={problem} fields={{}} />
      )}
      <div className={style.saveRow}>
        <Button type="submit" isBusy={isSaving}>
          {t(isSaving ? 'save.saving' : 'save.save')}
        </Button>
        {isChanged && (
          <Button look="quiet" isBusy={isSaving} onClick={undo}>
            {t('save.undo')}
          </Button>
        )}
        {isChanged && !isSaving && <span className={style.quiet}>{t('save.unsaved')}</span>}
        <SuccessNotice>{isSaved && t('save.saved')}</SuccessNotice>
      </div>
    </div>
  );
}
