import type { ExtraCard } from '@trio/contracts/cards';
import { languages, type Language } from '@trio/i18n/languages';
import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { takeFocus } from '../../../lib/forms/take-focus.ts';
import { useFormHint } from '../../../lib/forms/use-hint.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { ColorChoice } from '../../../ui/card/color-choice.tsx';
import form from '../../../ui/form.module.css';
import { Modal } from '../../../ui/modal.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import type { Whose } from '../api/deck-cards.ts';
import style from './card-editor.module.css';
import { CardPreview } from './card-preview.tsx';
import { PictureSlot } from './picture-slot.tsx';
import { useCardEditor } from './use-card-editor.ts';
import { useProblemWords } from './use-problem-words.ts';
import { WordsFields } from './words-fields.tsx';

interface CardEditorProps {
  whose: Whose;
  /** Null for a new card. */
  card: ExtraCard | null;
  onSaved: (card: ExtraCard) => void;
  onClosed: () => void;
}

export function CardEditor({ whose, card, onSaved, onClosed }: CardEditorProps) {
  const t = useText('cards');
  const wordProblem = useProblemWords();
  const hintOf = useFormHint();
  const [turned, setTurned] = useState<Language>(useLanguage());
  const [isLeaving, setIsLeaving] = useState(false);
  const workbench = useRef<HTMLFormElement>(null);
  const editor = useCardEditor(whose, card, workbench);
  const { draft, change, state, problemCount, errorAt, isBusy, onBusy } = editor;
  const title = card?.[turned].title ?? '';

  const closed = () => {
    editor.forgetDraft();
    onClosed();
  };
  const stay = () => {
    // The form must be visible before it can take the focus.
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
                onChoose={(color) => change({ color })}
              />
              <div className={style.languages}>
                {languages.map((language) => (
                  <WordsFields
                    key={language}
                    whose={whose}
                    language={language}
                    draft={draft}
                    errorAt={errorAt}
                    onChange={(part) => {
                      // The preview shows the language being edited.
                      setTurned(language);
                      editor.changeWords(language, part);
                    }}
                    onBusy={onBusy}
                  />
                ))}
              </div>
              <fieldset className={style.over}>
                <legend>{t('editor.over')}</legend>
                <PictureSlot
                  whose={whose}
                  kind="logo"
                  imageUrl={draft.logoImageUrl}
                  onChange={(logoImageUrl) => change({ logoImageUrl })}
                  onBusy={onBusy}
                />
                <PictureSlot
                  whose={whose}
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
                <ErrorNotice hint={hintOf(state.problem)}>{wordProblem(state.problem)}</ErrorNotice>
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
