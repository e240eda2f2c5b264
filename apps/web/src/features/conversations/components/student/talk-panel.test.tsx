import {
  askToTalk,
  listConversations,
  withdrawTalk,
  type TalkRequest,
} from '@trio/contracts/conversations';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline, Refusal } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { talkWith } from '../../../../../test/steps.ts';
import { words } from '../../../../../test/words.ts';
import { TalkPanel } from './talk-panel.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
const counsellor = { _id: crypto.randomUUID(), name: 'Ana Roy', kind: 'counsellor' as const };
const teacher = { _id: crypto.randomUUID(), name: 'Sam Lee', kind: 'teacher' as const };
const people = [counsellor, teacher];
const noon = '2026-11-18T17:00:00.000Z';
const date = 'November 18, 2026';
const request: TalkRequest = {
  _id: crypto.randomUUID(),
  asked: noon,
  to: 'Ana Roy',
  opened: null,
  passedOn: null,
};

async function open(changes: Parameters<typeof talkWith>[0] = {}, language: 'en' | 'fr' = 'en') {
  server.on(listConversations, talkWith({ people, ...changes }));
  const view = await renderAs(server, accountOf('student'), <TalkPanel />, { language });
  await screen.findByText(words[language]('write.watched'));
  return view;
}
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
async function ask() {
  press(t('talk.open'));
  return screen.findByRole('dialog', { name: t('talk.open') });
}

describe('asking to talk', () => {
  it('names the readers, the help line and that no one watches beside it', async () => {
    await open();
    for (const text of [t('talk.readers'), t('write.help.line'), t('write.watched')]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(await axeViolations()).toEqual([]);
  });

  it('offers any counsellor first, then people with their kinds', async () => {
    await open();
    const dialog = await ask();
    const choices = within(dialog).getAllByRole('radio');
    expect(choices.map((choice) => choice.closest('label')?.textContent)).toEqual([
      t('talk.any') + t('talk.any.hint'),
      counsellor.name + t('talk.kind.counsellor'),
      teacher.name + t('talk.kind.teacher'),
    ]);
    expect(choices[0]).toBeChecked();
    expect(within(dialog).getByText(t('talk.then'))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('offers no counsellor where the school has none', async () => {
    await open({ people: [teacher] });
    const choices = within(await ask()).getAllByRole('radio');
    expect(choices).toHaveLength(1);
    expect(choices[0]).toBeChecked();
  });

  it('says what to do where there is no one to ask', async () => {
    await open({ people: [] });
    const dialog = await ask();
    expect(within(dialog).getByText(t('talk.nobody'))).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: t('talk.send') })).toBeNull();
    expect(await axeViolations()).toEqual([]);
  });

  it('sends the request and shows to whom and when', async () => {
    await open();
    await ask();
    const received = server.on(askToTalk, { request });
    act(() => screen.getByRole('radio', { name: new RegExp(counsellor.name, 'u') }).click());
    press(t('talk.send'));
    await screen.findByText(t('talk.sent', { name: 'Ana Roy', date }));
    expect(received[0]?.body.to).toBe(counsellor._id);
    expect(screen.getByText(t('talk.waiting'))).toBeVisible();
  });

  it('repeats a request with the same id after an error', async () => {
    await open();
    await ask();
    const received = server.on(askToTalk, offline);
    press(t('talk.send'));
    await screen.findByRole('alert');
    server.on(askToTalk, { request: { ...request, to: null } });
    press(t('talk.send'));
    await screen.findByText(t('talk.sentToAny', { date }));
    expect(received.map(({ body }) => body)).toEqual([
      { id: received[0]?.body.id, to: null },
      { id: received[0]?.body.id, to: null },
    ]);
  });

  it('shows why the server refused it', async () => {
    await open();
    await ask();
    server.on(askToTalk, new Refusal('talk/person-unknown'));
    press(t('talk.send'));
    expect((await screen.findByRole('alert')).textContent).toContain(t('talk/person-unknown'));
  });
});

describe('a request', () => {
  it('shows who saw it and that it was passed on', async () => {
    await open({ request: { ...request, opened: { by: 'Sam Lee', at: noon }, passedOn: noon } });
    expect(screen.getByText(t('talk.seen', { name: 'Sam Lee', date }))).toBeVisible();
    expect(screen.getByText(t('talk.passedOn', { date }))).toBeVisible();
    expect(screen.queryByText(t('talk.waiting'))).toBeNull();
  });

  it('shows when it was seen, without a name', async () => {
    await open({ request: { ...request, to: null, opened: { by: null, at: noon } } });
    expect(screen.getByText(t('talk.seenBySomeone', { date }))).toBeVisible();
  });

  it('is withdrawn, and may then be made again', async () => {
    await open({ request });
    const received = server.on(withdrawTalk, undefined);
    press(t('talk.withdraw'));
    const notice = await screen.findByText(t('talk.withdrawn'));
    expect(notice.closest('[role="status"]')).toHaveFocus();
    expect(received[0]?.params).toEqual({ id: request._id });
    expect(screen.getByRole('button', { name: t('talk.open') })).toBeVisible();
  });

  it('stays if it could not be withdrawn', async () => {
    await open({ request });
    server.on(withdrawTalk, offline);
    press(t('talk.withdraw'));
    await screen.findByRole('alert');
    expect(screen.getByText(t('talk.sent', { name: 'Ana Roy', date }))).toBeVisible();
  });
});

it('fails with a way on', async () => {
  server.on(listConversations, offline);
  await renderAs(server, accountOf('student'), <TalkPanel />);
  expect((await screen.findByRole('alert')).textContent).toContain(t('talk.failed'));
  server.on(listConversations, talkWith({ people }));
  press(t('panel.retry'));
  await screen.findByRole('button', { name: t('talk.open') });
});

it('is in French too', async () => {
  await open({ request: { ...request, to: null } }, 'fr');
  expect(screen.getByText(words.fr('talk.sentToAny', { date: '18 novembre 2026' }))).toBeVisible();
});
