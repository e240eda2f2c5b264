import { createSearch } from '@trio/careers/search-careers';

/** The only script of the public list of careers: hides what does not match. */
const input = document.querySelector<HTMLInputElement>('#search');
const status = document.querySelector<HTMLElement>('#search-status');
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-other]')];

const careers = links.map((link, at) => {
  const title = link.textContent;
  const other = link.dataset['other'] ?? '';
  return {
    key: String(at),
    title,
    titles: { en: title, fr: other },
    groupTitle: '',
    work: '',
    link,
  };
});
/** The index is built at the first input, because that takes a moment on a slow phone. */
let search: ((text: string) => readonly (typeof careers)[number][]) | undefined;

function find(text: string): HTMLAnchorElement[] {
  search ??= createSearch(careers);
  return search(text).map(({ link }) => link);
}

function show(text: string): void {
  const isAll = text.trim() === '';
  const found = new Set(isAll ? links : find(text));
  for (const link of links) {
    const item = link.closest('li');
    if (item) item.hidden = !found.has(link);
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-part], section[data-color]')) {
    part.hidden = !isAll && part.querySelector('li:not([hidden])') === null;
  }
  const { none = '', found: someFound = '' } = status?.dataset ?? {};
  const message = found.size === 0 ? none : someFound.replace('#', String(found.size));
  if (status) status.textContent = isAll ? '' : message;
}

if (input) {
  input.addEventListener('input', () => show(input.value));
  // Back keeps the text, and someone may type before this script runs.
  show(input.value);
}
