import { demoPassword } from '../apps/api/src/demo/demo-schools.ts';
import { toResultBody } from '../packages/contracts/src/results-wire.ts';
import { cardKeys } from '../packages/deck/src/facts.generated.ts';
import { answerCard } from '../packages/domain/src/sorting/passes.ts';
import { answers, startSort, type Sort } from '../packages/domain/src/sorting/sort.ts';
import { openConnection, openSignedIn, type SendRequest } from './connection.ts';

const password = 'quiet green lantern';

export interface OpenClass {
  readonly classId: string;
  readonly code: string;
  readonly teacher: SendRequest;
  readonly projector: SendRequest;
  readonly ticket: string;
}

/** Of one student, from joining to the last card. */
export interface SortingStudent {
  readonly studentId: string;
  /** Answers the next card and saves it; resolves to the number of answered cards. */
  save(): Promise<number>;
}

export const openStaff = (url: string): Promise<SendRequest> =>
  openSignedIn(url, 'school@cedar-ridge.example', demoPassword);

export async function openClasses(url: string, count: number): Promise<OpenClass[]> {
  const opened: OpenClass[] = [];
  for (let at = 1; at <= count; at += 1) {
    const teacher = await openStaff(url);
    const made = await ok(teacher('POST', '/api/classes', { name: `Bench ${at}` }));
    const { _id: classId } = JSON.parse(made) as { _id: string };
    await ok(teacher('POST', `/api/classes/${classId}/joining`, { isOpen: true }));
    const detail = await ok(teacher('GET', `/api/classes/${classId}`));
    const { joinCode } = JSON.parse(detail) as { joinCode: string };
    const opening = await ok(teacher('POST', `/api/classes/${classId}/projector`));
    const { ticket } = JSON.parse(opening) as { ticket: string };
    opened.push({ classId, code: joinCode, teacher, ticket, projector: openConnection(url) });
  }
  return opened;
}

/** As a browser does it: sign up without email, log in, begin the sort. */
export async function joinClass(url: string, code: string): Promise<SortingStudent> {
  const send = openConnection(url);
  const person = { firstname: 'Sam', lastname: 'Roy', password, code };
  const joined = await ok(send('POST', '/api/join/register', person));
  const { _id: studentId, username } = JSON.parse(joined) as { _id: string; username: string };
  await ok(send('POST', '/api/identity/sign-in', { email: username, password }));
  await ok(send('POST', '/api/identity/token'));
  let sort: Sort = startSort(crypto.randomUUID(), cardKeys, Date.now());
  const cards = cardKeys.map((name) => ({ name, result: null }));
  const begun = await ok(
    send('POST', '/api/results', { id: sort.id, startTime: sort.startedAt, cards }),
  );
  let { revision } = JSON.parse(begun) as { revision: number };
  let answered = 0;
  return {
    studentId,
    save: async () => {
      const before = sort;
      const card = cardKeys[answered % cardKeys.length] ?? '';
      sort = answerCard(sort, card, answers[answered % answers.length] ?? 'like', Date.now());
      const body = { ...toResultBody(sort, 'bench', before), revision };
      const saved = await ok(send('PUT', `/api/results/${sort.id}`, body));
      ({ revision } = JSON.parse(saved) as { revision: number });
      answered = Math.min(answered + 1, cardKeys.length);
      return answered;
    },
  };
}

async function ok(sending: ReturnType<SendRequest>): Promise<string> {
  const { status, text } = await sending;
  if (status >= 300) throw new Error(`The server answered ${status}: ${text}`);
  return text;
}
