import { setTimeout as delay } from 'node:timers/promises';
import type { ResultRecord } from '@trio/contracts/results';
import { toResultBody } from '@trio/contracts/results-wire';
import { cardKeys } from '@trio/deck/facts.generated';
import { answerCard } from '@trio/domain/sorting/passes';
import { confirmSort, toggleRank } from '@trio/domain/sorting/ranks';
import { startSort, type Answer, type Sort } from '@trio/domain/sorting/sort';
import { newId } from '../../src/platform/ids.ts';
import type { Chance } from '../../src/seed/chance.ts';
import { startBody } from '../sorting-student.ts';

export interface StudentSettings {
  readonly email: string;
  readonly code: string;
  /** A failed request goes to the next server. */
  readonly servers: readonly string[];
  readonly chance: Chance;
  readonly paceMs: number;
}

export interface StudentReport {
  readonly acknowledged: number;
  readonly retried: number;
  readonly fault: string | null;
}

interface Answered {
  readonly status: number;
  readonly json: unknown;
  readonly cookies: readonly string[];
}

const password = 'correct horse of chaos';
const device = 'chaos';
const answers: readonly Answer[] = ['dislike', 'like', 'superlike'];

const isTemporaryFailure = (status: number): boolean => status === 429 || status >= 502;

export async function simulateStudent(settings: StudentSettings): Promise<StudentReport> {
  const { email, code, servers, chance, paceMs } = settings;
  let acknowledged = 0;
  let retried = 0;
  let cookie = '';
  let token = '';

  const sendOnce = async (method: string, path: string, body?: object): Promise<Answered> => {
    const server = chance.pick(servers);
    const answer = await fetch(`${server}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie !== '' && { cookie }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return {
      status: answer.status,
      json: text === '' ? null : JSON.parse(text),
      cookies: answer.headers.getSetCookie(),
    };
  };

  const send = async (method: string, path: string, body?: object): Promise<Answered> => {
    for (let tries = 0; ; tries += 1) {
      const answer = await sendOnce(method, path, body).catch(() => null);
      if (answer !== null && !isTemporaryFailure(answer.status)) return answer;
      retried += 1;
      await delay(Math.min(2000, 100 * 2 ** tries) * (0.5 + chance.next()));
    }
  };

  const signIn = async () => {
    const { status, cookies } = await send('POST', '/identity/sign-in', { email, password });
    if (status !== 204) throw new Error(`sign-in: ${status}`);
    cookie = cookies.map((each) => each.split(';', 1)[0]).join('; ');
    await refreshToken();
  };
  const refreshToken = async () => {
    const { status, json } = await send('POST', '/identity/token');
    if (status !== 200) throw new Error(`token: ${status}`);
    ({ token } = json as { token: string });
  };
  const call = async (method: string, path: string, body?: object): Promise<Answered> => {
    const answer = await send(method, path, body);
    if (answer.status !== 401) return answer;
    await refreshToken();
    return send(method, path, body);
  };

  const signUp = async () => {
    const names = { firstname: 'Sam', lastname: 'Roy' };
    const form = { ...names, email, code, password, type: 'student' };
    const { status } = await send('POST', '/auth/register', form);
    // 409: an earlier try succeeded, but its response was lost.
    if (status !== 201 && status !== 409) throw new Error(`sign-up: ${status}`);
  };

  const save = async (sort: Sort, revision: number, acked?: Sort): Promise<number> => {
    const { status, json } = await call('PUT', `/results/${sort.id}`, {
      ...toResultBody(sort, device, acked),
      revision,
    });
    if (status !== 200) throw new Error(`save: ${status} ${JSON.stringify(json)}`);
    acknowledged += 1;
    return (json as { revision: number }).revision;
  };

  await signUp();
  await signIn();
  let sort = startSort(newId(), cardKeys, Date.now());
  const begun = await call('POST', '/results', startBody(sort, device));
  if (begun.status !== 201) throw new Error(`start: ${begun.status}`);
  let { revision } = begun.json as ResultRecord;
  for (const card of cardKeys) {
    await delay(paceMs * (0.5 + chance.next()));
    const answer = chance.pick(answers);
    const acked = sort;
    sort = answerCard(sort, card, answer, Date.now());
    revision = await save(sort, revision, acked);
  }
  const three = cardKeys.slice(0, 3);
  for (const card of three) sort = answerCard(sort, card, 'superlike', Date.now());
  for (const card of three) {
    const next = toggleRank(sort, card, Date.now());
    if (next === 'full') throw new Error('more than three picks');
    sort = next;
  }
  const confirmed = confirmSort(sort, Date.now());
  if (!confirmed) throw new Error('not three picks');
  await save(confirmed, revision);

  const { json } = await call('GET', '/results');
  return { acknowledged, retried, fault: findFault(json as ResultRecord, confirmed) };
}

function findFault(kept: ResultRecord, sent: Sort): string | null {
  const answerOf = new Map(kept.cards.map(({ name, result }) => [name, result]));
  const lost = sent.deck.filter((card) => answerOf.get(card) !== sent.answers[card]?.value);
  if (lost.length > 0) return `${lost.length} answers are lost or different`;
  if (kept.sortAttempts !== 1) return `${kept.sortAttempts} sorts are counted`;
  const three = JSON.stringify(cardKeys.slice(0, 3));
  if (JSON.stringify(kept.confirmed?.selected) !== three) return 'other three are kept';
  return null;
}
