import { SMTPServer } from 'smtp-server';

/** An SMTP server on loopback that records all mails, and refuses those to `refused` for good. */
export async function startMailCatcher() {
  const mails: { id: string; to: string; text: string }[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(refused.has(address) ? Object.assign(new Error('mailbox unavailable'), { responseCode: 550 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        mails.push({ id: /^message-id:\s*(\S+)/im.exec(text)?.[1] ?? '', to, text });
        done();
      });
    },
  });
  server.on('error', () => {}); // a sender was killed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    refused,
    /** The six-digit code mailed to an address. */
    async code(to: string, ms = 60_000): Promise<string> {
      for (const end = Date.now() + ms; Date.now() < end; ) {
        const code = /: (\d{6,12})\r?\n/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1];
        if (code) return code;
        await new Promise((resume) => setTimeout(resume, 100));
      }
      throw new Error(`No code was mailed to ${to}.`);
    },
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
