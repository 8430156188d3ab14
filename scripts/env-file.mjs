// Node's own reading of .env, where there is one; what the environment sets itself wins. Node's --env-file-if-exists does the same
// but says at every start that there is none. A flag of the commands in package.json, so that tests and checks never meet it.
import { existsSync } from 'node:fs';

if (existsSync('.env')) process.loadEnvFile('.env');
