import type { Career } from '@trio/careers/careers';
import { currentKey } from '@trio/careers/moved-careers';
import { createSearch } from '@trio/careers/search-careers';
import { suggestCareers } from '@trio/careers/suggest-careers';
import { pages } from '@trio/contracts/pages';
import { limits } from '@trio/domain/limits';
import { challengeTitleIn } from '@trio/domain/path-explorer';
import { useDeferredValue, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { useSearchParams } from 'react-router';
import { useCareers } from '../../../lib/careers/careers.ts';
import { useSavedCareers } from '../../../lib/careers/saved-careers.ts';
import { currentThree, useReadySort, type Three } from '../../../lib/current-sort.ts';
import { usePageTitle } from '../../../lib/language/use-page-title.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { countEvent } from '../../../lib/usage/usage.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { CardView } from '../../../ui/card/card-view.ts';
import { useCardViews } from '../../../ui/card/use-card-views.ts';
import { Note } from '../../../ui/note.tsx';
import { readCompared, writeCompared } from '../model/compared-careers.ts';
import {
  filterCareers,
  hasFilters,
  noFilters,
  readFilters,
  writeFilters,
  type CareerFilters,
} from '../model/filter-careers.ts';
import { startingWith } from '../model/starting-with.ts';
import { useViewer } from '../model/use-viewer.ts';
import { countryOf } from '../model/viewer.ts';
import { CareerTile } from './career-tile.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ExploreFilters } from './explore-filters.tsx';
import { OtherCards } from './other-cards.tsx';
import { SavedNote } from './saved-note.tsx';
import style from './explore.module.css';

const pageLength = 24;

/** The address keeps filters for a reload, without steps in the history. */
const inPlace = { replace: true, preventScrollReset: true } as const;

export function Explore() {
  const t = useText('careers');
  const three = currentThree(useReadySort());
  usePageTitle(t('careers.title'));
  return (
    <div className={style.page}>
      <header className={style.head}>
        <h1>{t('careers.toExplore')}</h1>
        <p className={style.lead}>{t(three ? 'careers.lead' : 'careers.leadAll')}</p>
      </header>
      <ExploreBody three={three} />
    </div>
  );
}

const noCards: Pick<Three, 'extraCards' | 'ownCards'> = { extraCards: [], ownCards: {} };

function ExploreBody({ three }: { three: Three | null }) {
  const t = useText('careers');
  const [said, say] = useState('');
  const [query, setQuery] = useSearchParams();
  const { extraCards, ownCards } = three ?? noCards;
  const viewOf = useCardViews(extraCards, ownCards);
  const ranked = (three?.ids ?? []).flatMap((id) => viewOf(id) ?? []);
  // The path explorer's link names a challenge. Resolved to an id once: the title in the link does
  // not change with the page's language.
  const [firstId] = useState(() => startingWith(ranked, challengeTitleIn(query.get('ctx')))[0]?.id);
  const first = ranked.find(({ id }) => id === firstId);
  const cards = startingWith(ranked, first?.title ?? null);
  const careers = useCareers();
  const [compared, setCompared] = useState<readonly string[]>(() =>
    readCompared(query).filter((key) => careers.byKey.has(key)),
  );
  const changeCompared = (keys: readonly string[]) => {
    setCompared(keys);
    setQuery((current) => writeCompared(current, keys), inPlace);
  };
  const compare = ({ key }: Career) => {
    const isIn = compared.includes(key);
    if (!isIn && compared.length >= limits.careersToCompare) return say(t('compare.full'));
    changeCompared(isIn ? compared.filter((each) => each !== key) : [...compared, key]);
  };
  const [isComparing, setComparing] = useState(false);
  const showCompared = () => {
    countEvent('careers-compare');
    setComparing(true);
  };
  const tile = (career: Career) => (
    <CareerTile
      career={career}
      isCompared={compared.includes(career.key)}
      onCompare={compare}
      onShowCompared={compared.length > 1 ? showCompared : null}
      onSay={say}
    />
  );
  const [filters, changeFilters] = useFilters();
  const allHeading = useRef<HTMLHeadingElement>(null);
  const toAll = (next: CareerFilters) => {
    changeFilters(next);
    allHeading.current?.focus();
    allHeading.current?.scrollIntoView();
  };
  return (
    <>
      <Jumps filters={filters} onJump={toAll} />
      {three === null ? <SortFirst /> : <FirstCareers three={three} cards={cards} tile={tile} />}
      <AllCareers
        cards={cards}
        tile={tile}
        filters={filters}
        onChange={changeFilters}
        headingRef={allHeading}
      />
      <SavedNote />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <CompareBar
        careers={compared.flatMap((key) => careers.byKey.get(key) ?? [])}
        isOpen={isComparing}
        onOpen={showCompared}
        onClosed={() => setComparing(false)}
        onClear={() => changeCompared([])}
      />
      <div className={style.ways}>
        <ButtonLink look="quiet" size="large" to={pages.cards.path}>
          {t('careers.home')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The address follows: a field that waited for it would lose letters on a slow device. */
function useFilters(): [CareerFilters, (next: CareerFilters) => void] {
  const [query, setQuery] = useSearchParams();
  const [filters, setFilters] = useState(() => readFilters(query));
  const change = (next: CareerFilters) => {
    setFilters(next);
    setQuery((current) => writeFilters(current, next), inPlace);
  };
  return [filters, change];
}

interface JumpsProps {
  filters: CareerFilters;
  onJump: (filters: CareerFilters) => void;
}

/** On a phone the search and the saved careers are some screens below. */
function Jumps({ filters, onJump }: JumpsProps) {
  const t = useText('careers');
  const saved = new Set(useSavedCareers().keys.map(currentKey));
  return (
    <div className={style.ways}>
      <Button look="quiet" onClick={() => onJump({ ...filters, isSaved: false })}>
        {t('careers.toSearch')}
      </Button>
      {saved.size > 0 && (
        <Button look="quiet" onClick={() => onJump({ ...noFilters, isSaved: true })}>
          {t('careers.toSaved', { count: saved.size })}
        </Button>
      )}
    </div>
  );
}

function SortFirst() {
  const t = useText('careers');
  return (
    <Note>
      <p>{t('careers.sortFirst')}</p>
      <ButtonLink to={pages.cards.path}>{t('careers.goSort')}</ButtonLink>
    </Note>
  );
}

type Tile = (career: Career) => ReactNode;

interface FirstCareersProps {
  three: Three;
  cards: readonly CardView[];
  tile: Tile;
}

function FirstCareers({ three, cards, tile }: FirstCareersProps) {
  const t = useText('careers');
  const careers = useCareers();
  const ids = cards.map(({ id }) => id);
  const suggested = suggestCareers(careers, ids, three.id);
  return (
    <>
      {suggested.length > 0 && (
        <section className={style.part} aria-labelledby="first-careers">
          <h2 id="first-careers">{t('careers.first')}</h2>
          <p className={style.hint}>{t('careers.firstHint')}</p>
          <Tiles careers={suggested} tile={tile} />
        </section>
      )}
      <OtherCards cards={cards} />
    </>
  );
}

const Tiles = ({ careers, tile }: { careers: readonly Career[]; tile: Tile }) => (
  <ul className={style.tiles}>
    {careers.map((career) => (
      <li key={career.key}>{tile(career)}</li>
    ))}
  </ul>
);

interface AllCareersProps {
  cards: readonly CardView[];
  tile: Tile;
  filters: CareerFilters;
  onChange: (filters: CareerFilters) => void;
  headingRef: Ref<HTMLHeadingElement>;
}

function AllCareers({ cards, tile, filters, onChange, headingRef }: AllCareersProps) {
  const t = useText('careers');
  const [shownPages, setShownPages] = useState(1);
  const found = useFound(filters, cards);
  const shown = found.slice(0, shownPages * pageLength);
  const change = (next: CareerFilters) => {
    setShownPages(1);
    onChange(next);
    if (filters.text === '' && next.text !== '') countEvent('careers-search');
  };
  return (
    <section className={style.part} aria-labelledby="all-careers">
      <h2 id="all-careers" ref={headingRef} tabIndex={-1}>
        {t('careers.all')}
      </h2>
      <ExploreFilters filters={filters} hasThree={cards.length > 0} onChange={change} />
      <div className={style.count}>
        <p role="status">{t('careers.count', { count: found.length })}</p>
        {hasFilters(filters) && (
          <Button look="quiet" onClick={() => change(noFilters)}>
            {t('careers.clear')}
          </Button>
        )}
      </div>
      {found.length === 0 && (
        <Note>
          <p>
            <strong>{t('careers.none')}.</strong>{' '}
            {t(filters.isSaved && filters.text === '' ? 'careers.noneSaved' : 'careers.noneHint')}
          </p>
        </Note>
      )}
      <Tiles careers={shown} tile={tile} />
      {shown.length < found.length && (
        <div className={style.ways}>
          <Button look="quiet" size="large" onClick={() => setShownPages(shownPages + 1)}>
            {t('careers.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

function useFound(filters: CareerFilters, cards: readonly CardView[]): readonly Career[] {
  const careers = useCareers();
  const viewer = useViewer();
  const { has } = useSavedCareers();
  const search = useMemo(() => createSearch(careers.all), [careers]);
  // Typing stays fluent on a slow device: the list follows.
  const text = useDeferredValue(filters.text);
  const matching = useMemo(
    () => (text.trim() === '' ? careers.all : search(text)),
    [careers, search, text],
  );
  return filterCareers(matching, filters, {
    country: countryOf(viewer),
    myCards: cards.map(({ id }) => id),
    saved: has,
  });
}
