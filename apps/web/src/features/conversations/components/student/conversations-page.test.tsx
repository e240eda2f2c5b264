import {
  answerConversation,
  listConversations,
  type Conversation,
} from '@trio/contracts/conversations';
import { queueReasons } from '@trio/domain/conversations/reasons';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { noAnswer, offline } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { talkWith } from '../../../../../test/steps.ts';
import { words } from '../../../../../test/words.ts';
import { ConversationsLink } from './conversations-link.tsx';
import { ConversationsPage } from './conversations-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
const conversation: Conversation = {
  _id: crypto.randomUUID(),
  heldOn: '2026-11-02',
  author: 'Ana Roy',
  agreedStep: 'Ask about co-op.',
  note: 'Likes boats.\nWants to build one.',
  created: '2026-11-02T15:00:00.000Z',
  changed: '2026-11-04T15:00:00.000Z',
  answer: '',
  answered: null,
};

async function open(changes: Parameters<typeof talkWith>[0] = {}, language: 'en' | 'fr' = 'en') {
  server.on(listConversations, talkWith(changes));
  const view = await renderAs(server, accountOf('student'), <ConversationsPage />, { language });
  await screen.findByRole('heading', { name: words[language]('why.heading') });
  return view;
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const field = () => screen.getByRole('textbox', { name: t('answer.heading') });

describe('the conversations', () => {
  it('show date, author, agreed step, note and the latest change', async () => {
    await open({ conversations: [conversation] });
    const item = screen.getByRole('article', { name: 'November 2, 2026' });
    expect(item.textContent).toContain(t('conversations.by', { name: 'Ana Roy' }));
    expect(item.textContent).toContain(t('conversations.changed', { date: 'November 4, 2026' }));
    expect(within(item).getByText('Ask about co-op.')).toBeVisible();
    expect(within(item).getByText(/Likes boats\./u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('may be none', async () => {
    await open();
    expect(screen.getByText(t('conversations.empty'))).toBeVisible();
    expect(screen.getByText(t('why.none'))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('load', async () => {
    server.on(listConversations, noAnswer);
    await renderAs(server, accountOf('student'), <ConversationsPage />);
    expect(await screen.findByText(t('conversations.loading'))).toBeInTheDocument();
  });

  it('fail with a way on', async () => {
    server.on(listConversations, offline);
    await renderAs(server, accountOf('student'), <ConversationsPage />);
    expect((await screen.findByRole('alert')).textContent).toContain(t('conversations.failed'));
    server.on(listConversations, talkWith());
    press(t('panel.retry'));
    await screen.findByText(t('conversations.empty'));
  });
});

describe('the answer', () => {
  it('is one sentence, with its readers beside the field', async () => {
    const { user } = await open({ conversations: [conversation] });
    const answer = 'I would like to try welding.';
    const received = server.on(answerConversation, { ...conversation, answer });
    press(t('answer.add'));
    expect(field()).toHaveFocus();
    for (const text of [t('conversations.readers'), t('write.help.line'), t('write.watched')]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(await axeViolations()).toEqual([]);
    await user.fill(field(), answer);
    press(t('answer.save'));
    await screen.findByText(t('answer.saved'));
    expect(received[0]).toMatchObject({ params: { id: conversation._id }, body: { answer } });
    expect(screen.getByText(answer)).toBeVisible();
    expect(screen.getByRole('button', { name: t('answer.edit') })).toHaveFocus();
  });

  it('is removed by an empty text', async () => {
    const { user } = await open({ conversations: [{ ...conversation, answer: 'Yes' }] });
    const received = server.on(answerConversation, conversation);
    press(t('answer.edit'));
    await user.fill(field(), '');
    press(t('answer.save'));
    await screen.findByText(t('answer.removed'));
    expect(received[0]?.body).toEqual({ answer: '' });
  });

  it('is at most 240 characters long', async () => {
    const { user } = await open({ conversations: [conversation] });
    const received = server.on(answerConversation, conversation);
    press(t('answer.add'));
    await user.fill(field(), 'x'.repeat(241));
    press(t('answer.save'));
    expect(field()).toBeInvalid();
    expect(received).toEqual([]);
  });

  it('stays in the field without a network', async () => {
    const { user } = await open({ conversations: [conversation] });
    server.on(answerConversation, offline);
    press(t('answer.add'));
    await user.fill(field(), 'Not quite');
    press(t('answer.save'));
    expect((await screen.findByRole('alert')).textContent).toContain(t('answer.kept'));
    expect(field()).toHaveValue('Not quite');
    press(t('answer.cancel'));
    expect(screen.getByRole('button', { name: t('answer.add') })).toHaveFocus();
  });
});

describe('why the school may ask to talk', () => {
  it('tells each reason of the queue as a sentence', async () => {
    const reasons = queueReasons.map((reason) => ({ reason, since: '2026-11-16' }));
    await open({ reasons, putOffUntil: '2026-12-01' });
    for (const reason of queueReasons) {
      const item = screen.getByText((text) => text.includes(t(`why.${reason}`)));
      expect(item.textContent).toContain(t('why.since', { date: 'November 16, 2026' }));
    }
    expect(screen.getByText(t('why.putOff', { date: 'December 1, 2026' }))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is in French too', async () => {
    await open({ reasons: [{ reason: 'new-trio', since: '2026-11-16' }] }, 'fr');
    const item = screen.getByText((text) => text.includes(words.fr('why.new-trio')));
    expect(item.textContent).toContain('16 novembre 2026');
  });
});

describe('the link to the conversations', () => {
  it.each([
    [0, false],
    [1, true],
  ])('with %i of them is shown: %s', async (count, isShown) => {
    const conversations = Array.from({ length: count }, () => conversation);
    server.on(listConversations, talkWith({ conversations }));
    await renderAs(server, accountOf('student'), <ConversationsLink />);
    await act(() => server.settled());
    expect(screen.queryByRole('link', { name: t('talk.more') }) !== null).toBe(isShown);
  });
});
