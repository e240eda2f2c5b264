import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  readonly received: ParsedMail[];
  refuseWith(answer: { readonly code: number; readonly text: string } | null): void;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const received: ParsedMail[] = [];
  let refusal: { readonly code: number; readonly text: string } | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, answer) => {
      if (refusal) {
        answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
      } else answer();
    },
    onData: (stream, _, answer) => {
      simpleParser(stream).then(
        (mail) => {
          received.push(mail);
          answer();
        },
        (error: Error) => answer(error),
      );
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseWith: (answer) => {
      refusal = answer;
    },
    close: async () => {
      const closed = once(server.server, 'close');
      server.close();
      await closed;
    },
  };
}
