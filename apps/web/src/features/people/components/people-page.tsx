import { peopleMost, type FoundPerson } from '@trio/contracts/people';
import { boardSettingsPath, schoolPath } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useServerChange } from '../../../lib/api/query.ts';
import { useErrorText } from '../../../lib/language/use-error-text.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { settings } from '../../../lib/settings.ts';
import { Button } from '../../../ui/button.tsx';
import listStyle from '../../../ui/list-page/list-page.module.css';
import { ListSkeleton } from '../../../ui/list-page/list-page.tsx';
import { PanelProblem } from '../../../ui/panel/panel.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { searchPeople, type FoundPeople, type HelpProps } from '../api.ts';
import { PersonModal } from './person-modal.tsx';
import { PersonStates } from './person-states.tsx';
import style from './people.module.css';

interface PeoplePageProps {
  access?: 'open' | 'granted';
  /** Gives a password, or corrects the email of a student. */
  renderHelp: (props: HelpProps) => ReactNode;
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;

/** The search is in no address, because it may be a person's email. Only an opaque id is. */
export function PeoplePage({ access = settings.supportAccess, renderHelp }: PeoplePageProps) {
  const t = useText('people');
  const e = useErrorText();
  const [query, setQuery] = useSearchParams();
  const openId = uuid.test(query.get('id') ?? '') ? (query.get('id') ?? '').toLowerCase() : null;
  const [text, setText] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<FoundPeople | null>(null);
  const search = useServerChange({ mutationFn: searchPeople, onSuccess: setFound });
  const [asked, setAsked] = useState('');
  usePageTitle(t('people.title'));
  const isWhole = access === 'granted';

  const run = (q: string) => {
    if (search.isPending) return;
    setFound(null);
    setAsked(q);
    search.run(q);
  };
  const submit = () => {
    const isShort = Array.from(text.replaceAll(/\s/gu, '')).length < limits.searchMin;
    setTooShort(isShort);
    if (isShort) field.current?.focus();
    else run(text);
  };
  const close = (isChanged: boolean) => {
    setQuery({}, { replace: true });
    // The states in the list may have changed. The list stays, because the focus returns to it.
    if (isChanged && asked !== '') search.run(asked);
  };

  return (
    <div className={listStyle.page}>
      <header className={listStyle.head}>
        <h1>{t('people.title')}</h1>
        <p>{t('people.lead')}</p>
      </header>
      <search>
        <form
          className={style.search}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <TextField
            ref={field}
            label={t('people.label')}
            hint={t(isWhole ? 'people.hintWhole' : 'people.hint', { count: limits.searchMin })}
            error={isTooShort ? e('search/too-short') : undefined}
            type="search"
            name="q"
            maxLength={limits.emailMax}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The page has one purpose.
            autoFocus={openId === null}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setTooShort(false);
            }}
          />
          <Button type="submit" isBusy={search.isPending}>
            {t(search.isPending ? 'people.searching' : 'people.search')}
          </Button>
        </form>
      </search>
      <p className={style.count} role="status">
        {found && found.people.length > 0 && (
          <>
            {t('people.found', { count: found.people.length })}
            {found.hasMore && ` ${t('people.more', { count: peopleMost })}`}
          </>
        )}
        {found?.people.length === 0 && (
          <span>{t(isWhole ? 'people.noneWhole' : 'people.none')}</span>
        )}
      </p>
      {search.isPending && found === null && <ListSkeleton label={t('people.searching')} />}
      {search.problem !== null && !search.isPending && (
        <PanelProblem problem={search.problem} isOld={found !== null} onRetry={() => run(asked)} />
      )}
      {found && found.people.length > 0 && (
        <ul className={listStyle.list} aria-label={t('people.results')}>
          {found.people.map((person) => (
            <PersonRow
              key={person._id}
              person={person}
              onOpen={() => setQuery({ id: person._id }, { replace: true })}
            />
          ))}
        </ul>
      )}
      {openId !== null && (
        <PersonModal
          key={openId}
          id={openId}
          schoolName={found?.people.find(({ _id }) => _id === openId)?.school?.name ?? null}
          renderHelp={renderHelp}
          onClosed={close}
        />
      )}
    </div>
  );
}

function PersonRow({ person, onOpen }: { person: FoundPerson; onOpen: () => void }) {
  const t = useText('people');
  const { login, school, board, states, isHidden } = person;
  const kind = t(`people.kind.${person.kind}`);
  return (
    <li className={listStyle.row}>
      <div className={listStyle.words}>
        <strong className={style.login} translate="no">
          {login}
        </strong>
        <span className={style.facts}>
          <span>{kind}</span>
          {board && (
            <Link className={style.school} to={boardSettingsPath(board._id)}>
              {board.name}
            </Link>
          )}
          {school && (
            <Link className={style.school} to={schoolPath(school._id)}>
              {school.name}
            </Link>
          )}
        </span>
        <PersonStates states={states} />
      </div>
      <Button
        look="quiet"
        aria-label={t(isHidden ? 'people.helpOne' : 'people.openOne', { login, kind })}
        onClick={onOpen}
      >
        {t(isHidden ? 'people.help' : 'people.open')}
      </Button>
    </li>
  );
}
