import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** Greets at once: the package waits a tenth of a second for clients that talk too soon, with each mail. */
class PromptServer extends SMTPServer {
  override connect(...args: Parameters<SMTPServer['connect']>) {
    super.connect(...args);
    const connection = [...this.connections].at(-1);
    connection?.connectionReady();
    if (connection) connection.connectionReady = () => {}; // and not a second time
  }
}

/**
 * A real SMTP server on loopback that keeps all mails. `state` holds the codes with which it refuses every recipient, sender or
 * text; `refused` are addresses that it refuses for good. `tried` are the recipients that were named.
 */
export async function startSmtp() {
  const state = { refuse: 0, refuseSender: 0, refuseText: 0 };
  const refused = new Set<string>();
  const tried: string[] = [];
  const received: { from: string; to: string[]; source: string; mail: Email }[] = [];
  const refusal = (code: number, address: string) =>
    code ? Object.assign(new Error(`<${address}>: mailbox unavailable`), { responseCode: code }) : null;
  const server = new PromptServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: ({ address }, _session, done) => done(refusal(state.refuseSender, address)),
    onRcptTo({ address }, _session, done) {
      tried.push(address);
      done(refusal(refused.has(address) ? 550 : state.refuse, address));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (state.refuseText) return done(Object.assign(new Error('content refused'), { responseCode: state.refuseText }));
        const { mailFrom, rcptTo } = session.envelope;
        const source = Buffer.concat(chunks);
        const to = rcptTo.map(({ address }) => address);
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to, source: source.toString(), mail: await PostalMime.parse(source) });
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that hung up or was killed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`,
    received,
    tried,
    refused,
    state,
    /** The verification code in the newest mail to an address, waited for. */
    async code(to: string, ms = 60_000): Promise<string> {
      for (const end = Date.now() + ms; Date.now() < end; await pause(100)) {
        const code = /: (\d{6,12})\r?\n/.exec(received.findLast((each) => each.to.includes(to))?.mail.text ?? '')?.[1];
        if (code) return code;
      }
      throw new Error(`No code was mailed to ${to}.`);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** Something that listens where an SMTP server should, and misbehaves. */
export async function startBadSmtp(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}`,
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
