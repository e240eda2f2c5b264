import { limits } from '@trio/domain/limits';
import type { Language } from '@trio/i18n/languages';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../../lib/language/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { moved, toAddress, type LinkDraft } from '../model/card-draft.ts';
import style from './card-editor.module.css';

interface LinkFieldsProps {
  language: Language;
  links: readonly LinkDraft[];
  errorAt: (path: string) => string | undefined;
  onChange: (links: readonly LinkDraft[]) => void;
}

const icons = { up: 'M4 12l6-6 6 6', down: 'M4 8l6 6 6-6', remove: 'M5 5l10 10M15 5 5 15' };

export function LinkFields({ language, links, errorAt, onChange }: LinkFieldsProps) {
  const t = useText('cards');
  const list = useRef<HTMLDivElement>(null);
  const [serial, setSerial] = useState(0);

  const change = (id: string, part: Partial<LinkDraft>) =>
    onChange(links.map((link) => (link.id === id ? { ...link, ...part } : link)));
  /** The row must exist before it can take the focus. */
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
