import { limits } from '@trio/domain/limits';
import { cleanCardTitle } from '@trio/domain/sorting/own-cards';
import type { Language } from '@trio/i18n/languages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { otherLanguage, ownNames, PartLanguage } from '../../../lib/language/language.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { CardOwner } from '../api.ts';
import { type CardDraft, type LinkDraft, moved, toAddress, type TextsDraft } from '../model.ts';
import style from './card-editor.module.css';
import { PictureSlot } from './picture-slot.tsx';

interface TextsFieldsProps {
  owner: CardOwner;
  language: Language;
  draft: CardDraft;
  errorAt: (path: string) => string | undefined;
  onChange: (part: Partial<TextsDraft>) => void;
  onBusy: (by: 1 | -1) => void;
}

const lengthOf = (text: string): number => Array.from(text).length;

export function TextsFields(props: TextsFieldsProps) {
  const { owner, language, draft, errorAt, onChange, onBusy } = props;
  const t = useText('cards');
  const words = draft[language];
  const count = (text: string, max: number) => t('field.count', { count: lengthOf(text), max });

  return (
    <fieldset className={style.language}>
      <legend lang={language}>{ownNames[language]}</legend>
      <TextField
        label={t('field.title')}
        name={`${language}/title`}
        lang={language}
        value={words.title}
        autoComplete="off"
        required
        hint={count(words.title, limits.cardTitleMax)}
        error={errorAt(`${language}/title`)}
        onChange={({ target }) => onChange({ title: cleanCardTitle(target.value) })}
      />
      <PictureSlot
        owner={owner}
        kind="picture"
        imageUrl={words.imageUrl}
        otherLanguageUrl={draft[otherLanguage(language)].imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
        onBusy={onBusy}
      />
      <TextArea
        label={t('field.content')}
        name={`${language}/content`}
        lang={language}
        value={words.content}
        rows={7}
        required
        maxLength={limits.extraCardTextMax}
        hint={`${t('field.contentHint')} ${count(words.content, limits.extraCardTextMax)}`}
        error={errorAt(`${language}/content`)}
        onChange={({ target }) => onChange({ content: target.value })}
      />
      <LinkFields
        language={language}
        links={words.jobLinks}
        errorAt={errorAt}
        onChange={(jobLinks) => onChange({ jobLinks })}
      />
      {words.jobLinks.length > 0 && (
        <>
          <PartLanguage value={language}>
            <HeadingHint>
              {(heading) => (
                <TextField
                  label={t('field.heading')}
                  name={`${language}/bulletHeading`}
                  lang={language}
                  value={words.bulletHeading}
                  maxLength={limits.extraCardHeadingMax}
                  autoComplete="off"
                  hint={t('field.headingHint', { heading })}
                  error={errorAt(`${language}/bulletHeading`)}
                  onChange={({ target }) => onChange({ bulletHeading: target.value })}
                />
              )}
            </HeadingHint>
          </PartLanguage>
          <TextField
            label={t('field.intro')}
            name={`${language}/bulletDescription`}
            lang={language}
            value={words.bulletDescription}
            maxLength={limits.extraCardIntroMax}
            autoComplete="off"
            hint={t('field.optional')}
            error={errorAt(`${language}/bulletDescription`)}
            onChange={({ target }) => onChange({ bulletDescription: target.value })}
          />
        </>
      )}
    </fieldset>
  );
}

function HeadingHint({ children }: { children: (heading: string) => React.ReactNode }) {
  const d = useText('deck');
  return children(d('card.careers'));
}

interface LinkFieldsProps {
  language: Language;
  links: readonly LinkDraft[];
  errorAt: (path: string) => string | undefined;
  onChange: (links: readonly LinkDraft[]) => void;
}

const icons = { up: 'M4 12l6-6 6 6', down: 'M4 8l6 6 6-6', remove: 'M5 5l10 10M15 5 5 15' };

function LinkFields({ language, links, errorAt, onChange }: LinkFieldsProps) {
  const t = useText('cards');
  const list = useRef<HTMLDivElement>(null);
  const [serial, setSerial] = useState(0);

  const change = (id: string, part: Partial<LinkDraft>) =>
    onChange(links.map((link) => (link.id === id ? { ...link, ...part } : link)));
  const thenFocus = (next: readonly LinkDraft[], selector: string) => {
    flushSync(() => onChange(next));
    const place = list.current?.querySelector<HTMLElement>(selector);
    (place ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  };
  const add = () => {
    const id = `${language}-new${serial}`;
    setSerial(serial + 1);
    thenFocus(
      [...links, { id, title: '', url: '' }],
      `[name="${language}/jobLinks/${links.length}/title"]`,
    );
  };

  return (
    <div ref={list} className={style.links} role="group" aria-label={t('links.heading')}>
      <h3>{t('links.heading')}</h3>
      {links.length === 0 && <p className={style.quiet}>{t('links.none')}</p>}
      {links.map(({ id, title, url }, index) => {
        const at = index + 1;
        const path = `${language}/jobLinks/${index}`;
        const steps = {
          up: () => thenFocus(moved(links, index, -1), `[data-step="up${index - 1}"]`),
          down: () => thenFocus(moved(links, index, 1), `[data-step="down${at}"]`),
          remove: () =>
            thenFocus(
              links.filter((link) => link.id !== id),
              '[data-add]',
            ),
        };
        return (
          <div key={id} className={style.link}>
            <TextField
              label={t('links.title', { at })}
              name={`${path}/title`}
              lang={language}
              value={title}
              maxLength={limits.extraCardLinkTitleMax}
              autoComplete="off"
              error={errorAt(`${path}/title`)}
              onChange={({ target }) => change(id, { title: target.value })}
            />
            <TextField
              label={t('links.url', { at })}
              name={`${path}/url`}
              type="url"
              value={url}
              maxLength={limits.extraCardLinkAddressMax}
              autoComplete="off"
              error={errorAt(`${path}/url`)}
              onChange={({ target }) => change(id, { url: target.value })}
              onBlur={() => toAddress(url) !== url && change(id, { url: toAddress(url) })}
            />
            <div className={style.steps}>
              {(['up', 'down', 'remove'] as const).map((step) => {
                const isEnd =
                  (step === 'up' && index === 0) || (step === 'down' && at === links.length);
                return (
                  <button
                    key={step}
                    type="button"
                    className={style.step}
                    data-step={`${step}${index}`}
                    aria-label={t(`links.${step}`, { at })}
                    title={t(`links.${step}`, { at })}
                    aria-disabled={isEnd}
                    onClick={isEnd ? undefined : steps[step]}
                  >
                    <LineIcon d={icons[step]} />
                  </button>
                );
              })}
            </div>
          </div>
        );
      })}
      {links.length < limits.extraCardLinksMax && (
        <div>
          <Button look="quiet" data-add onClick={add}>
            {t('links.add')}
          </Button>
        </div>
      )}
    </div>
  );
}
