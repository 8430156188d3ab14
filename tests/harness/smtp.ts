import { createServer, type Socket } from 'node:net';
import type { Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/**
 * A real SMTP server in this process. It refuses every recipient, sender or text with the code that is set for them. `tried` are
 * the recipients that were named, `received` the mails that were taken.
 */
export async function smtpServer() {
  const state = { refuse: 0, refuseSender: 0, refuseText: 0 };
  const tried: string[] = [];
  const refusal = (code: number, { address }: { address: string }) =>
    code ? Object.assign(new Error(`<${address}>: mailbox unavailable`), { responseCode: code }) : null;
  const received: { from: string; to: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (address, _session, done) => done(refusal(state.refuseSender, address)),
    onRcptTo(address, _session, done) {
      tried.push(address.address);
      done(refusal(state.refuse, address));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        if (state.refuseText) return done(Object.assign(new Error('content refused'), { responseCode: state.refuseText }));
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), mail });
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that hung up
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`, received, tried, state };
}

/** Something that listens where an SMTP server should, and misbehaves. */
export async function badSmtpServer(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    behave(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}
