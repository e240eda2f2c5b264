import type { ExtraCard } from '@trio/contracts/cards';
import {
  addDeckCard,
  deleteDeckCard,
  listDeckCards,
  sendDeckPicture,
  updateDeckCard,
} from '@trio/contracts/deck-cards';
import { pages } from '@trio/contracts/pages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { EveryonesCardsPage } from './everyones-cards-page.tsx';
import { ExtraCards } from './extra-cards.tsx';
import { SchoolCardsPage } from './school-cards-page.tsx';

const server = installStaffServer();
const t = wordsOf('cards');
const error = wordsOf('errors');
const retry = wordsOf('shell')('panel.retry');
const category = wordsOf('deck')('category.green');
const schoolId = '01900000-0000-7000-8000-000000000001';

const textsFor = (title: string) => ({
  title,
  imageUrl: '',
  content: `About ${title}.`,
  bulletHeading: '',
  bulletDescription: '',
  jobLinks: [],
});
const honey: ExtraCard = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  name: 'honey',
  color: 'yellow',
  en: textsFor('Honey'),
  fr: textsFor('Miel'),
};
const listOf = (...cards: ExtraCard[]) => ({ cards, max: 20 });

const asAdmin = { account: { role: 'admin' } } as const;
const showSchool = async () => {
  const page = await server.render(<ExtraCards owner={schoolId} />, asAdmin);
  await screen.findByRole('button', { name: t('cards.add') });
  return page;
};
const fieldsOf = (language: 'English' | 'Français') =>
  within(screen.getByRole('group', { name: language }));
const titleIn = (language: 'English' | 'Français') =>
  fieldsOf(language).getByRole('textbox', { name: t('field.title') });
const contentIn = (language: 'English' | 'Français') =>
  fieldsOf(language).getByRole('textbox', { name: t('field.content') });
const saveButton = () => screen.getByRole('button', { name: t('editor.save') });

async function openNewCard() {
  const { user } = await showSchool();
  await user.click(screen.getByRole('button', { name: t('cards.add') }));
  await screen.findByRole('dialog', { name: t('editor.new') });
  return user;
}
async function writeCard() {
  const user = await openNewCard();
  await user.click(screen.getByRole('radio', { name: category }));
  for (const [language, title] of [
    ['English', 'Wax'],
    ['Français', 'Cire'],
  ] as const) {
    await user.fill(titleIn(language), title);
    await user.fill(contentIn(language), `About ${title}.`);
  }
  return user;
}
async function addCareer(user: Awaited<ReturnType<typeof writeCard>>, at: number, title: string) {
  const english = fieldsOf('English');
  await user.click(english.getByRole('button', { name: t('links.add') }));
  await user.fill(english.getByLabelText(t('links.title', { at })), title);
  await user.fill(english.getByLabelText(t('links.url', { at })), `example.org/${title}`);
}
const pictureFile = async (type: 'image/png' | 'image/jpeg') => {
  const canvas = new OffscreenCanvas(30, 10);
  canvas.getContext('2d')?.fillRect(0, 0, 30, 10);
  return new File([await canvas.convertToBlob({ type })], 'picture', { type });
};

// First, because texts that one test loads stay loaded for the next.
it('keeps the editor open and the focus when the first French word is typed', async () => {
  server.on(listDeckCards, listOf());
  const user = await openNewCard();
  const title = titleIn('Français');
  await user.fill(title, 'Miel');
  await waitFor(() => expect(titleIn('Français')).toHaveFocus());
});

it('shows that there are no cards and offers to add one', async () => {
  server.on(listDeckCards, listOf());
  await server.render(<EveryonesCardsPage />, asAdmin);
  await waitFor(() => expect(screen.getByText(t('cards.empty'))).toBeVisible());
  expect(screen.getByText(t('cards.lead.all'))).toBeVisible();
  expect(screen.getByRole('button', { name: t('cards.add') })).toBeVisible();
  expect(screen.queryByRole('link', { name: t('cards.everyones') })).toBeNull();
});

it('lists the cards of a school with both titles and their number', async () => {
  const requests = server.on(listDeckCards, listOf(honey));
  await showSchool();
  const list = within(screen.getByRole('list', { name: t('cards.list') }));
  expect(list.getByText('Miel')).toBeVisible();
  expect(list.getByRole('button', { name: t('cards.editOne', { title: 'Honey' }) })).toBeVisible();
  expect(screen.getByText(t('cards.count', { count: 1, max: 20 }))).toBeVisible();
  expect(screen.getByRole('link', { name: t('cards.everyones') })).toBeVisible();
  expect(requests.map(({ query }) => query.get('schoolid'))).toEqual([schoolId]);
});

it('shows no add button while the cards load', async () => {
  const loaded = Promise.withResolvers<void>();
  server.on(listDeckCards, async () => {
    await loaded.promise;
    return listOf();
  });
  await server.render(<ExtraCards owner={schoolId} />, asAdmin);
  await waitFor(() => expect(screen.getByText(t('cards.lead.school'))).toBeVisible());
  expect(screen.queryByRole('button', { name: t('cards.add') })).toBeNull();
  expect(screen.queryByText(t('cards.empty'))).toBeNull();
  loaded.resolve();
  await waitFor(() => expect(screen.getByRole('button', { name: t('cards.add') })).toBeVisible());
});

it('shows the error and reloads on request', async () => {
  server.on(listDeckCards, offline);
  const { user } = await server.render(<ExtraCards owner={schoolId} />, asAdmin);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('cards.failed')} ${error('error.offline')}`,
    ),
  );
  server.on(listDeckCards, listOf(honey));
  await user.click(screen.getByRole('button', { name: retry }));
  await waitFor(() => expect(screen.getByText('Miel')).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('adds a card and confirms it', async () => {
  server.on(listDeckCards, listOf(honey));
  const added = server.on(addDeckCard, ({ body }) => ({ ...body, _id: 'wax', name: 'wax' }));
  const user = await writeCard();
  // Clicks the label: the input itself is covered.
  const categories = within(screen.getByRole('group', { name: t('editor.color') }));
  await user.click(categories.getByText(wordsOf('deck')('category.red')));
  await user.click(saveButton());
  await waitFor(() => expect(screen.getByText(t('cards.added', { title: 'Wax' }))).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Cire')).toBeVisible();
  expect(screen.getByText('Miel')).toBeVisible();
  expect(
    added.map(({ query, body }) => [query.get('schoolid'), body.color, body.en.title]),
  ).toEqual([[schoolId, 'red', 'Wax']]);
});

it('updates a card in the list after an edit', async () => {
  server.on(listDeckCards, listOf(honey));
  const changed = server.on(updateDeckCard, ({ body }) => ({ ...honey, ...body }));
  const { user } = await showSchool();
  await user.click(screen.getByRole('button', { name: t('cards.editOne', { title: 'Honey' }) }));
  await screen.findByRole('dialog', { name: t('editor.edit', { title: 'Honey' }) });
  await user.fill(titleIn('English'), 'Honey and wax');
  await user.click(saveButton());
  await waitFor(() =>
    expect(screen.getByText(t('cards.saved', { title: 'Honey and wax' }))).toBeVisible(),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(changed.map(({ params }) => params.id)).toEqual([honey._id]);
});

it('removes a card after a confirmation and focuses the notice', async () => {
  server.on(listDeckCards, listOf(honey));
  const removed = server.on(deleteDeckCard, undefined);
  const { user } = await showSchool();
  await user.click(screen.getByRole('button', { name: t('cards.removeOne', { title: 'Honey' }) }));
  const question = await screen.findByRole('dialog', {
    name: t('remove.heading', { title: 'Honey' }),
  });
  expect(within(question).getByRole('button', { name: t('remove.no') })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: t('remove.yes') }));
  const notice = await screen.findByText(t('cards.removed', { title: 'Honey' }));
  await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
  await waitFor(() => expect(screen.getByText(t('cards.empty'))).toBeVisible());
  expect(removed.map(({ params }) => params.id)).toEqual([honey._id]);
});

it('shows in the dialog why a removal failed and keeps the card', async () => {
  server.on(listDeckCards, listOf(honey));
  server.on(deleteDeckCard, new Refusal('server/error'));
  const { user } = await showSchool();
  await user.click(screen.getByRole('button', { name: t('cards.removeOne', { title: 'Honey' }) }));
  await user.click(await screen.findByRole('button', { name: t('remove.yes') }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error('server/error')));
  await user.click(screen.getByRole('button', { name: t('remove.no') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Miel')).toBeVisible();
});

it('shows missing fields in each language and focuses the first one', async () => {
  server.on(listDeckCards, listOf());
  const added = server.on(addDeckCard, honey);
  const user = await openNewCard();
  await user.click(screen.getByRole('radio', { name: category }));
  const french = fieldsOf('Français');
  await user.click(french.getByRole('button', { name: t('links.add') }));
  await user.fill(french.getByLabelText(t('links.title', { at: 1 })), 'Apiculture');
  await user.click(saveButton());
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(t('editor.problems', { count: 5 })),
  );
  expect(titleIn('English')).toHaveFocus();
  expect(fieldsOf('English').getByText(t('problem.title'))).toBeVisible();
  expect(fieldsOf('English').getByText(t('problem.content'))).toBeVisible();
  expect(french.getByText(t('problem.url'))).toBeVisible();
  await user.fill(titleIn('English'), 'Honey');
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(t('editor.problems', { count: 4 })),
  );
  expect(added).toHaveLength(0);
});

it('preselects no category, and says at the field that one is missing', async () => {
  server.on(listDeckCards, listOf());
  const added = server.on(addDeckCard, honey);
  const user = await openNewCard();
  const categories = screen.getAllByRole('radio');
  expect(categories).toHaveLength(6);
  for (const radio of categories) expect(radio).not.toBeChecked();
  for (const language of ['English', 'Français'] as const) {
    await user.fill(titleIn(language), 'Wax');
    await user.fill(contentIn(language), 'About wax.');
  }
  await user.click(saveButton());
  expect(await screen.findByText(t('problem.color'))).toBeVisible();
  const choice = screen.getByRole('group', { name: t('editor.color') });
  await waitFor(() => expect(choice).toContainElement(document.activeElement as HTMLElement));
  expect(document.activeElement).toHaveAccessibleDescription(t('problem.color'));
  expect(added).toHaveLength(0);
  await user.click(screen.getByRole('radio', { name: category }));
  await waitFor(() => expect(screen.queryByText(t('problem.color'))).toBeNull());
  await user.click(saveButton());
  await waitFor(() => expect(added.map(({ body }) => body.color)).toEqual(['green']));
});

it('shows counsellors their school’s cards, without a link for administrators', async () => {
  const requests = server.on(listDeckCards, listOf(honey));
  await server.render(<SchoolCardsPage />, { account: { kind: 'counsellor' } });
  expect(await screen.findByText('Honey', { selector: 'strong' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('cards.ownTitle'));
  expect(screen.getByText(t('cards.lead.own'))).toBeVisible();
  expect(screen.queryByRole('link', { name: t('cards.everyones') })).toBeNull();
  expect(requests.map(({ query }) => query.get('schoolid'))).toEqual(['']);
  expect(await axeViolations()).toEqual([]);
});

it('sends a teacher from the school’s cards back to the dashboard', async () => {
  const requests = server.on(listDeckCards, listOf(honey));
  await server.render(<SchoolCardsPage />, {
    at: pages.schoolCards.path,
    account: { kind: 'teacher' },
  });
  await waitFor(() => expect(location.pathname).toBe(pages.students.path));
  expect(requests).toHaveLength(0);
});

it('shows and focuses a field that only the server rejects', async () => {
  server.on(listDeckCards, listOf());
  server.on(
    addDeckCard,
    new Refusal('request/invalid', { fields: [{ path: 'fr/title', code: 'card/title-too-long' }] }),
  );
  const user = await writeCard();
  await user.click(saveButton());
  expect(await fieldsOf('Français').findByText(t('problem.tooLong', { max: 40 }))).toBeVisible();
  expect(titleIn('Français')).toHaveFocus();
});

it('shows an error without a field and keeps the typed text', async () => {
  server.on(listDeckCards, listOf());
  server.on(addDeckCard, new Refusal('card/deck-full'));
  const user = await writeCard();
  await user.click(saveButton());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(error('card/deck-full'));
  expect(alert).toHaveFocus();
  expect(titleIn('English')).toHaveValue('Wax');
});

it('saves a card once after a double click', async () => {
  const answered = Promise.withResolvers<void>();
  server.on(listDeckCards, listOf());
  const added = server.on(addDeckCard, async () => {
    await answered.promise;
    return honey;
  });
  const user = await writeCard();
  await user.dblClick(saveButton());
  await waitFor(() =>
    expect(screen.getByRole('button', { name: t('editor.saving') })).toBeVisible(),
  );
  answered.resolve();
  await screen.findByText(t('cards.added', { title: 'Honey' }));
  expect(added).toHaveLength(1);
});

it('asks before it discards typed text', async () => {
  server.on(listDeckCards, listOf());
  const user = await openNewCard();
  await user.fill(titleIn('English'), 'Honey');
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: t('editor.leaveHeading') });
  const stay = screen.getByRole('button', { name: t('editor.stay') });
  expect(stay).toHaveFocus();
  await user.click(stay);
  await waitFor(() => expect(titleIn('English')).toHaveValue('Honey'));
  expect(titleIn('English')).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: t('editor.leave') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: t('cards.add') })).toHaveFocus();
});

it('closes without a confirmation if nothing was changed', async () => {
  server.on(listDeckCards, listOf());
  const user = await openNewCard();
  await user.click(screen.getByRole('button', { name: t('editor.cancel') }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('moves a career up with its focus, and updates the preview', async () => {
  server.on(listDeckCards, listOf());
  const user = await writeCard();
  await addCareer(user, 1, 'Beekeeper');
  await addCareer(user, 2, 'Chandler');
  const english = fieldsOf('English');
  await user.click(english.getByRole('button', { name: t('links.up', { at: 2 }) }));
  await waitFor(() =>
    expect(english.getByLabelText(t('links.title', { at: 1 }))).toHaveValue('Chandler'),
  );
  expect(english.getByRole('button', { name: t('links.up', { at: 1 }) })).toHaveFocus();
  const preview = within(screen.getByRole('region', { name: t('preview.heading') }));
  expect(preview.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Chandler',
    'Beekeeper',
  ]);
});

it('removes a career and focuses the add button', async () => {
  server.on(listDeckCards, listOf());
  const user = await writeCard();
  await addCareer(user, 1, 'Beekeeper');
  const english = fieldsOf('English');
  await user.click(english.getByRole('button', { name: t('links.remove', { at: 1 }) }));
  await waitFor(() => expect(english.queryByLabelText(t('links.title', { at: 1 }))).toBeNull());
  expect(english.getByRole('button', { name: t('links.add') })).toHaveFocus();
});

it('adds https:// to a web address without a scheme', async () => {
  server.on(listDeckCards, listOf());
  const user = await writeCard();
  await addCareer(user, 1, 'Beekeeper');
  await user.keyboard('{Tab}');
  await waitFor(() =>
    expect(fieldsOf('English').getByLabelText(t('links.url', { at: 1 }))).toHaveValue(
      'https://example.org/Beekeeper',
    ),
  );
});

it('previews the back of the card in the language being edited', async () => {
  server.on(listDeckCards, listOf());
  const user = await openNewCard();
  const preview = within(screen.getByRole('region', { name: t('preview.heading') }));
  expect(preview.getByText(t('preview.choose'))).toBeVisible();
  await user.click(screen.getByRole('radio', { name: category }));
  expect(await preview.findByRole('radio', { name: 'English' })).toBeChecked();
  await user.fill(contentIn('Français'), 'Des abeilles.');
  await waitFor(() => expect(preview.getByRole('radio', { name: 'Français' })).toBeChecked());
  expect(preview.getByText('Des abeilles.')).toBeVisible();
  await user.click(preview.getByText('English'));
  await waitFor(() => expect(preview.queryByText('Des abeilles.')).toBeNull());
});

it('uploads a logo, shows it on both fronts and can remove it', async () => {
  server.on(listDeckCards, listOf());
  const sent = server.on(sendDeckPicture, { imageUrl: '/api/cards/pictures/logo' });
  const user = await openNewCard();
  await user.click(screen.getByRole('radio', { name: category }));
  const logo = within(screen.getByRole('group', { name: t('picture.logo') }));
  await user.upload(logo.getByLabelText(t('picture.choose')), await pictureFile('image/png'));
  await waitFor(() => expect(logo.getByText(t('picture.sent'))).toBeVisible());
  expect(sent.map(({ query }) => query.get('kind'))).toEqual(['logo']);
  const preview = screen.getByRole('region', { name: t('preview.heading') });
  expect(preview.querySelectorAll('img[src="/api/cards/pictures/logo"]')).toHaveLength(2);
  await user.click(logo.getByRole('button', { name: t('picture.remove') }));
  await waitFor(() =>
    expect(preview.querySelector('img[src="/api/cards/pictures/logo"]')).toBeNull(),
  );
});

it('offers the picture of one language for the other', async () => {
  server.on(listDeckCards, listOf());
  server.on(sendDeckPicture, { imageUrl: '/api/cards/pictures/one' });
  const user = await openNewCard();
  const english = fieldsOf('English');
  await user.upload(english.getByLabelText(t('picture.choose')), await pictureFile('image/jpeg'));
  const french = fieldsOf('Français');
  await user.click(await french.findByRole('button', { name: t('picture.same') }));
  await waitFor(() => expect(french.getByLabelText(t('picture.change'))).toBeInTheDocument());
});

it('does not save during an upload', async () => {
  const answered = Promise.withResolvers<void>();
  server.on(listDeckCards, listOf());
  const added = server.on(addDeckCard, honey);
  server.on(sendDeckPicture, async () => {
    await answered.promise;
    return { imageUrl: '/api/cards/pictures/one' };
  });
  const user = await writeCard();
  const english = fieldsOf('English');
  await user.upload(english.getByLabelText(t('picture.choose')), await pictureFile('image/jpeg'));
  await waitFor(() => expect(english.getByText(t('picture.sending'))).toBeVisible());
  await user.click(saveButton(), { force: true });
  await waitFor(() => expect(added).toHaveLength(0));
  answered.resolve();
  await english.findByText(t('picture.sent'));
  await user.click(saveButton());
  await waitFor(() =>
    expect(added.map(({ body }) => body.en.imageUrl)).toEqual(['/api/cards/pictures/one']),
  );
});

it('rejects a file that is not a picture without uploading it', async () => {
  server.on(listDeckCards, listOf());
  const sent = server.on(sendDeckPicture, { imageUrl: '' });
  const user = await openNewCard();
  const file = new File(['<!doctype html>'], 'page.png', { type: 'image/png' });
  await user.upload(fieldsOf('English').getByLabelText(t('picture.choose')), file);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(error('upload/type-invalid')),
  );
  expect(sent).toHaveLength(0);
});

it('shows why the server rejected a picture', async () => {
  server.on(listDeckCards, listOf());
  server.on(sendDeckPicture, new Refusal('upload/damaged'));
  const user = await openNewCard();
  const picture = await pictureFile('image/png');
  await user.upload(fieldsOf('English').getByLabelText(t('picture.choose')), picture);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error('upload/damaged')));
});

it('shows its texts in French', async () => {
  const fr = wordsOf('cards', 'fr');
  server.on(listDeckCards, listOf(honey));
  await server.render(<EveryonesCardsPage />, { ...asAdmin, language: 'fr' });
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: fr('cards.editOne', { title: 'Miel' }) }),
    ).toBeVisible(),
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(fr('cards.title'));
});

it.each([
  ['loading', noAnswer, t('cards.title')],
  ['no card', listOf(), t('cards.empty')],
  ['an error', offline, retry],
  ['cards', listOf(honey), 'Honey'],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listDeckCards, answer);
  await server.render(<EveryonesCardsPage />, asAdmin);
  await screen.findAllByText(text);
  expect(await axeViolations()).toEqual([]);
});

it('has no accessibility violation in the editor with errors', async () => {
  server.on(listDeckCards, listOf());
  const user = await openNewCard();
  await user.click(saveButton());
  await waitFor(() => expect(titleIn('English')).toBeInvalid());
  expect(await axeViolations()).toEqual([]);
});
