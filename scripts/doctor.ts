// npm run doctor: checks everything the server needs without changing anything, and prints one line per check.
import { z } from 'zod';
import { type Config, isLoopback, readConfig } from '../server/config.ts';
import { unsetLines } from '../server/health/unset.ts';
import { restrictFileMode } from '../server/platform/private-files.ts';
import { checkDatabase } from './doctor/database.ts';
import { type Finding, fail, ok, warn, whyOf } from './doctor/finding.ts';
import { checkMail } from './doctor/mail.ts';
import { checkDisk, checkPermissions, checkStorage } from './doctor/place.ts';
import { commandLine, refuse } from './help.ts';

const { values } = commandLine({
  usage: 'npm run doctor [-- --mail EMAIL]',
  does: 'Checks configuration, database, clock, backups, disk, permissions, image storage and mail as the server would use them. Exits with 1 if something has to be fixed.',
  options: { mail: { type: 'string', about: 'also send a test message to this address' } },
  example: 'npm run doctor -- --mail olga@example.com',
});
if (values.mail !== undefined && !z.regexes.email.test(values.mail)) refuse('--mail needs an e-mail address.');

function print({ state, what, words }: Finding) {
  console.log(`${state.padEnd(5)} ${what.padEnd(14)} ${words}.`);
  if (state === 'fail') process.exitCode = 1;
}

function checkConfiguration(config: Config): Finding[] {
  const { publicUrl, adminEmails } = config;
  const isPublic = !isLoopback(publicUrl);
  const others = unsetLines(config).filter((line) => !line.startsWith('SMTP_URL')); // mail has its own check
  const findings = others.map((line) => warn('configuration', line.replace(/\.$/, '')));
  if (isPublic && publicUrl.startsWith('http:')) findings.push(warn('configuration', 'PUBLIC_URL is not https'));
  if (isPublic && !adminEmails.length)
    findings.push(warn('configuration', 'ADMIN_EMAILS is not set: nobody can become the first owner of a public site'));
  return [ok('configuration', `every value can be used; the site is at ${publicUrl}`), ...findings];
}

restrictFileMode();
try {
  const config = readConfig(process.env);
  for (const finding of checkConfiguration(config)) print(finding);
  for (const finding of await checkDatabase(config)) print(finding);
  print(checkDisk(config));
  print(checkPermissions(config));
  print(await checkStorage(config));
  print(await checkMail(config, values.mail));
} catch (error) {
  print(fail('configuration', whyOf(error)));
}
