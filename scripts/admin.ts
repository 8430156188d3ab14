// npm run admin: account management on the server, also if no mail arrives. Shell access to the server implies full rights
// anyway.
import { emailInput } from '../contract/accounts.ts';
import { roles } from '../contract/roles.ts';
import { readConfig } from '../server/config.ts';
import { accountFeature } from '../server/features/accounts/accounts.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { restrictFileMode } from '../server/platform/private-files.ts';
import { startUpProblem } from '../server/start-up-problem.ts';
import { commandLine, refuse } from './help.ts';

const { positionals, values } = commandLine({
  usage:
    'npm run admin -- list | approve EMAIL | invite EMAIL ROLE | reset EMAIL | reset-factors EMAIL | unlock EMAIL | sessions EMAIL [--end]',
  does: [
    'Looks after accounts on the server itself, while it runs or not:',
    '  list             who has an account, and whether it is approved',
    '  approve EMAIL    lets a verified account in; where nobody is an owner yet, it becomes one',
    '  invite EMAIL ROLE  mails an invitation and prints its link; ROLE is owner, admin, editor or sales',
    '  reset-factors EMAIL  removes every second factor, for somebody who has lost them all',
    '  reset EMAIL      prints a token that sets a new password, once, within one hour, and unlocks',
    '  unlock EMAIL     forgets wrong passwords and mails asked for too often',
    '  sessions EMAIL   where it is logged in; with --end it is logged out everywhere',
  ].join('\n'),
  options: { end: { type: 'boolean', about: 'with sessions: end them' } },
  example: 'npm run admin -- reset olga@example.com',
  words: { min: 1, max: 3 },
});
const [command = '', address = '', wanted = ''] = positionals;
const commands = ['list', 'approve', 'invite', 'reset', 'reset-factors', 'unlock', 'sessions'];
if (!commands.includes(command)) refuse(`There is no command ${command}. See --help.`);
if (values.end && command !== 'sessions') refuse('--end goes with sessions only. See --help.');
const given = emailInput.safeParse({ email: address });
if (command !== 'list' && !given.success) refuse(`Say whose account: npm run admin -- ${command} EMAIL`);
if (command === 'list' && address) refuse(`'${address}' is not understood. See --help.`);
const email = given.data?.email ?? '';
const role = roles.find((name) => name === wanted);
if (command === 'invite' && !role) refuse(`Say with which role: npm run admin -- invite EMAIL ${roles.join('|')}`);
if (command !== 'invite' && wanted) refuse(`'${wanted}' is not understood. See --help.`);

const when = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
const many = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

restrictFileMode();
try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const { operator, issueResetToken } = accountFeature({ database, config });
    if (command === 'list') {
      const team = await operator.list();
      for (const { email, username, role, approved } of team)
        console.log(`${email}  ${role}  ${approved ? 'approved' : 'waits for approval'}  ${username}`);
      if (!team.length) console.log('There is no account yet.');
    } else if (command === 'invite' && role) {
      const { token } = await operator.invite(email, role);
      console.log(`${email} is invited as ${role}, for seven days: ${config.publicUrl}/accept-invitation#token=${token}`);
    } else await forAccount(operator, issueResetToken, config.publicUrl);
  } finally {
    await database.close();
  }
} catch (error) {
  refuse(startUpProblem(error).replace('Cannot start', 'This cannot be done'));
}

type Accounts = ReturnType<typeof accountFeature>;

async function forAccount(operator: Accounts['operator'], issueResetToken: Accounts['issueResetToken'], publicUrl: string) {
  const account = await operator.find(email);
  if (!account) {
    console.error(`There is no verified account of ${email}.`);
    process.exitCode = 1;
  } else if (command === 'approve') {
    await operator.approve(account);
    console.log(`${email} may log in.`);
  } else if (command === 'reset-factors') {
    await operator.resetFactors(account);
    console.log(`${email} has no second factor any more and is logged out everywhere.`);
  } else if (command === 'unlock') {
    console.log(`${email} may try again: ${many(await operator.unlock(email), 'limit')} forgotten.`);
  } else if (command === 'reset') {
    await operator.unlock(email);
    console.log(`Token (valid for one hour, once): ${await issueResetToken(email)}`);
    console.log(`Enter it at ${publicUrl}/reset-password`);
  } else if (values.end) {
    console.log(`${many(await operator.endSessions(account), 'session')} of ${email} ended.`);
  } else {
    const sessions = await operator.sessions(account);
    console.log(`${many(sessions.length, 'session')} of ${email}`);
    for (const { created_at, last_used_at } of sessions)
      console.log(`since ${when(created_at)}, last used ${when(last_used_at)} (UTC)`);
  }
}
