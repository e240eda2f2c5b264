import type { ExtraCard } from '@trio/contracts/cards';
import { extraCardForm } from '@trio/contracts/extra-card-form';
import { type Language, languages } from '@trio/i18n/languages';
import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { type ActionState, problemOf } from '../../../lib/forms/use-action.ts';
import { useDraftState } from '../../../lib/forms/use-form-draft.ts';
import { useFormHint } from '../../../lib/forms/use-hint.ts';
import { ownNames, PartLanguage, useLanguage } from '../../../lib/language/language.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { CardBack } from '../../../ui/card/card-back.tsx';
import { CardFront } from '../../../ui/card/card-front.tsx';
import { viewCard } from '../../../ui/card/card-view.ts';
import { ColorChoice } from '../../../ui/card/color-choice.tsx';
import form from '../../../ui/form.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { saveCard, type CardOwner } from '../api.ts';
import {
  type CardDraft,
  type CardProblems,
  draftOf,
  isSame,
  previewOf,
  problemsIn,
  problemsOf,
  toForm,
  type TextsDraft,
  problemTextOf,
} from '../model.ts';
import style from './card-editor.module.css';
import { TextsFields } from './card-fields.tsx';
import previewStyle from './card-preview.module.css';
import { PictureSlot } from './picture-slot.tsx';

interface CardEditorProps {
  owner: CardOwner;
  card: ExtraCard | null;
  onSaved: (card: ExtraCard) => void;
  onClosed: () => void;
}

export function CardEditor({ owner, card, onSaved, onClosed }: CardEditorProps) {
  const t = useText('cards');
  const e = useErrorText();
  const hintOf = useFormHint();
  const [turned, setTurned] = useState<Language>(useLanguage());
  const [isLeaving, setIsLeaving] = useState(false);
  const workbench = useRef<HTMLFormElement>(null);
  const editor = useCardEditor(owner, card, workbench);
  const { draft, change, state, problemCount, errorAt, isBusy, onBusy } = editor;
  const title = card?.[turned].title ?? '';

  const closed = () => {
    editor.forgetDraft();
    onClosed();
  };
  const stay = () => {
    flushSync(() => setIsLeaving(false));
    workbench.current?.querySelector<HTMLElement>('[name="en/title"]')?.focus();
  };
  const submit = async (event: SubmitEvent, close: () => void) => {
    event.preventDefault();
    const saved = await editor.save();
    if (saved === null) return;
    onSaved(saved);
    close();
  };
  const ask = isLeaving ? stay : editor.isChanged ? () => setIsLeaving(true) : undefined;

  return (
    <Modal
      look="wide"
      heading={
        isLeaving
          ? t('editor.leaveHeading')
          : card === null
            ? t('editor.new')
            : t('editor.edit', { title })
      }
      isBlocked={state.status === 'busy'}
      insteadOfClosing={state.status === 'done' ? undefined : ask}
      onClosed={closed}
    >
      {(close) => (
        <>
          {isLeaving && (
            <div className={form.form}>
              <p>{t('editor.leaveText')}</p>
              <div className={form.actions}>
                <Button look="danger" onClick={close}>
                  {t('editor.leave')}
                </Button>
                <Button ref={takeFocus} look="quiet" onClick={stay}>
                  {t('editor.stay')}
                </Button>
              </div>
            </div>
          )}
          <form
            ref={workbench}
            className={style.workbench}
            hidden={isLeaving}
            noValidate
            onSubmit={(event) => void submit(event, close)}
          >
            <div className={style.fields}>
              <ColorChoice
                legend={t('editor.color')}
                value={draft.color}
                error={errorAt('color')}
                onChoose={(color) => change({ color })}
              />
              <div className={style.languages}>
                {languages.map((language) => (
                  <TextsFields
                    key={language}
                    owner={owner}
                    language={language}
                    draft={draft}
                    errorAt={errorAt}
                    onChange={(part) => {
                      setTurned(language);
                      editor.changeTexts(language, part);
                    }}
                    onBusy={onBusy}
                  />
                ))}
              </div>
              <fieldset className={style.over}>
                <legend>{t('editor.over')}</legend>
                <PictureSlot
                  owner={owner}
                  kind="logo"
                  imageUrl={draft.logoImageUrl}
                  onChange={(logoImageUrl) => change({ logoImageUrl })}
                  onBusy={onBusy}
                />
                <PictureSlot
                  owner={owner}
                  kind="watermark"
                  imageUrl={draft.watermarkImageUrl}
                  onChange={(watermarkImageUrl) => change({ watermarkImageUrl })}
                  onBusy={onBusy}
                />
              </fieldset>
            </div>
            <div className={style.side}>
              <CardPreview draft={draft} language={turned} onTurn={setTurned} />
            </div>
            <div className={style.end}>
              {problemCount > 0 && (
                <ErrorNotice>{t('editor.problems', { count: problemCount })}</ErrorNotice>
              )}
              {state.status === 'failed' && problemCount === 0 && (
                <ErrorNotice hint={hintOf(state.problem)}>{e(state.problem)}</ErrorNotice>
              )}
              <div className={style.actions}>
                <Button type="submit" isBusy={isBusy}>
                  {t(state.status === 'busy' ? 'editor.saving' : 'editor.save')}
                </Button>
                <Button look="quiet" isBusy={isBusy} onClick={ask ?? close}>
                  {t('editor.cancel')}
                </Button>
              </div>
            </div>
          </form>
        </>
      )}
    </Modal>
  );
}

function useCardEditor(
  owner: CardOwner,
  card: ExtraCard | null,
  workbench: RefObject<HTMLFormElement | null>,
) {
  const t = useText('cards');
  const [first] = useState(() => draftOf(card));
  const {
    value: draft,
    set: setDraft,
    forget: forgetDraft,
  } = useDraftState(`extra-card/${owner ?? 'all'}/${card?._id ?? 'new'}`, first);
  const [problems, setProblems] = useState<CardProblems>({});
  const [state, setState] = useState<ActionState>({ status: 'idle' });
  const [uploadCount, setUploadCount] = useState(0);

  const forgetProblems = (paths: readonly string[]) =>
    setProblems((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([path]) => !paths.some((changed) => path.startsWith(changed))),
      ),
    );
  const change = (part: Partial<CardDraft>) => {
    setDraft((now) => ({ ...now, ...part }));
    forgetProblems(Object.keys(part));
  };
  const changeTexts = (language: Language, part: Partial<TextsDraft>) => {
    setDraft((now) => ({ ...now, [language]: { ...now[language], ...part } }));
    forgetProblems(Object.keys(part).map((field) => `${language}/${field}`));
  };

  const showProblems = (found: CardProblems, failed: ActionState) => {
    flushSync(() => {
      setProblems(found);
      setState(failed);
    });
    const place = Object.keys(found).map((path) =>
      workbench.current?.querySelector<HTMLElement>(`[name="${path}"]`),
    );
    const notice = workbench.current?.querySelector<HTMLElement>('[role="alert"]');
    (place.find(Boolean) ?? notice)?.focus();
  };

  const save = async (): Promise<ExtraCard | null> => {
    if (uploadCount > 0 || state.status === 'busy') return null;
    const normalized = draftOf(toForm(draft));
    setDraft(() => normalized);
    const found = problemsIn(normalized);
    if (Object.keys(found).length > 0) {
      showProblems(found, { status: 'idle' });
      return null;
    }
    setProblems({});
    setState({ status: 'busy' });
    try {
      const saved = await saveCard(
        owner,
        card?._id ?? null,
        extraCardForm.parse(toForm(normalized)),
      );
      setState({ status: 'done' });
      forgetDraft();
      return saved;
    } catch (error) {
      showProblems(problemsOf(error), { status: 'failed', problem: problemOf(error) });
      return null;
    }
  };

  return {
    draft,
    forgetDraft,
    change,
    changeTexts,
    save,
    state,
    problemCount: Object.keys(problems).length,
    errorAt: (path: string): string | undefined => {
      const code = problems[path];
      if (code === undefined) return undefined;
      const words = problemTextOf(path, code);
      return words.key === 'problem.tooLong' ? t(words.key, { max: words.max }) : t(words.key);
    },
    isChanged: !isSame(first, draft),
    isBusy: uploadCount > 0 || state.status === 'busy' || state.status === 'done',
    onBusy: (by: 1 | -1) => setUploadCount((now) => now + by),
  };
}

interface CardPreviewProps {
  draft: CardDraft;
  language: Language;
  onTurn: (language: Language) => void;
}

function CardPreview({ draft, language: turned, onTurn }: CardPreviewProps) {
  const t = useText('cards');
  return (
    <section className={previewStyle.preview} aria-label={t('preview.heading')}>
      <div>
        <h3>{t('preview.heading')}</h3>
        <p className={previewStyle.quiet}>
          {t(draft.color === null ? 'preview.choose' : 'preview.text')}
        </p>
      </div>
      {languages.map((language) => (
        <PartLanguage key={language} value={language}>
          <BackTexts />
        </PartLanguage>
      ))}
      {draft.color !== null && (
        <Sides
          card={previewOf(draft, draft.color, t('preview.untitled'))}
          language={turned}
          onTurn={onTurn}
        />
      )}
    </section>
  );
}

interface SidesProps extends Pick<CardPreviewProps, 'language' | 'onTurn'> {
  card: ExtraCard;
}

function Sides({ card, language: turned, onTurn }: SidesProps) {
  const t = useText('cards');
  const view = (language: Language) => viewCard({ kind: 'extra', card }, language);
  return (
    <>
      <div className={previewStyle.fronts}>
        {languages.map((language) => (
          <div key={language} lang={language}>
            <PartLanguage value={language}>
              <CardFront card={view(language)} />
            </PartLanguage>
          </div>
        ))}
      </div>
      <fieldset className={previewStyle.turn}>
        <legend>{t('preview.backs')}</legend>
        {languages.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="preview"
              checked={language === turned}
              onChange={() => onTurn(language)}
            />
            {ownNames[language]}
          </label>
        ))}
      </fieldset>
      <div className={previewStyle.back} lang={turned}>
        <PartLanguage value={turned}>
          <CardBack card={view(turned)} headingLevel={3} />
        </PartLanguage>
      </div>
    </>
  );
}

/**
 * Preloads the texts of the back: otherwise the first French letter would suspend and hide the
 * editor.
 */
function BackTexts() {
  useText('shell');
  useText('deck');
  return null;
}
