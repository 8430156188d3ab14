// npm run admin -- reset EMAIL: a way back in when no mail arrives. Whoever may run this on the server may do anything anyway.
import { emailInput } from '../contract/accounts.ts';
import { readConfig } from '../server/config.ts';
import { accountFeature } from '../server/features/accounts/accounts.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { startUpProblem } from '../server/start-up-problem.ts';

const [command, address, ...rest] = process.argv.slice(2);
const given = emailInput.safeParse({ email: address });

if (command !== 'reset' || !given.success || rest.length) {
  console.error('Usage: npm run admin -- reset EMAIL\nPrints a token that sets a new password, once, within one hour.');
  process.exit(2);
}

try {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  await migrate(database);
  const token = await accountFeature({ database, config }).issueResetToken(given.data.email);
  await database.close();
  if (!token) {
    console.error(`There is no verified account of ${given.data.email}.`);
    process.exit(1);
  }
  console.log(`Token (valid for one hour, once): ${token}`);
  console.log(`Enter it at ${config.publicUrl}/reset-password`);
} catch (error) {
  console.error(startUpProblem(error).replace('Cannot start', 'This cannot be done'));
  process.exit(1);
}
