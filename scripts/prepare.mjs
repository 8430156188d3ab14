// Runs before start, dev and test, on whatever Node the machine has (20 or newer): installs and builds what is stale.
// Plain JavaScript without dependencies, because nothing may be installed yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const lockStamp = 'node_modules/.lock-stamp';
const buildStamp = 'build/.stamp';
const bundledNode = 'node_modules/.bin/node';
const neededNode = 26;
const sources = [
  'app',
  'content',
  'contract',
  'server',
  'public',
  'scripts/build.ts',
  'scripts/inline-scripts.ts',
  'vite.config.ts',
  'package-lock.json',
];

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const stampOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function* filesBelow(path) {
  if (statSync(path).isFile()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

function sourceDigest() {
  const hash = createHash('sha256');
  for (const source of sources) for (const file of filesBelow(source)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Called by the build when it is complete. */
export function writeStamp(folder) {
  writeFileSync(`${folder}/.stamp`, sourceDigest());
}

function install() {
  const wanted = digest('package-lock.json');
  if (stampOf(lockStamp) === wanted) return;
  console.log('Installing dependencies (once; takes about a minute) …');
  execFileSync('npm', ['ci', '--no-fund', '--no-audit', '--prefer-offline'], { stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(lockStamp, wanted);
}

/** The Node the product runs on: the one among the packages, or the machine's own where it is new enough; else why there is none. */
export function productNode({ bundled, version, platform, arch }) {
  if (bundled) return { path: bundledNode };
  if (Number.parseInt(version.slice(1), 10) >= neededNode) return { path: process.execPath };
  return {
    problem: `There is no Node ${neededNode} among the packages for ${platform} ${arch}, and this machine has ${version}. Install Node ${neededNode} or newer, or use Linux (x64, arm64), macOS (Apple silicon) or deploy/Dockerfile.`,
  };
}

function checkNode() {
  const { version, platform, arch } = process;
  const { path, problem } = productNode({ bundled: existsSync(bundledNode), version, platform, arch });
  if (path) return path;
  console.error(problem);
  process.exit(1);
}

function build(node) {
  if (stampOf(buildStamp) === sourceDigest()) return;
  console.log('Building the site …');
  execFileSync(node, ['scripts/build.ts'], { stdio: 'inherit' });
}

/**
 * The browser tests need a Chromium: one that is there, else Playwright's own, which needs no rights, else Debian's package, which
 * needs root. The shell without windows is the same browser, starts faster and needs a third less time for all tests, so a
 * machine for tests alone gets that.
 */
async function chromium() {
  const found = findChromium();
  if (found && (!process.env.CI || isShell(found) || process.env.CHROMIUM)) return;
  if (!found) await chromiumOfPlaywright();
  if (!findChromium() || found) chromiumOfDebian();
  if (findChromium()) return;
  console.error('No Chromium was found and none could be installed. Install one, or set CHROMIUM to its path.');
  process.exit(1);
}

const isShell = (path) => /headless[-_]shell$/.test(path);

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

const unusable = new Set();

/** Where the machine's Chromium is, or undefined. `whole` asks for the browser people use, as measurements need it. */
export function findChromium({ whole = false } = {}) {
  const candidates = [
    process.env.CHROMIUM,
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
    .flatMap((name) => [...filesBelow(join(folder, name))].filter((path) => program.test(path)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2);
  mkdirSync('node_modules', { recursive: true });
  install();
  const node = checkNode();
  if (wanted.includes('build')) build(node);
  if (wanted.includes('chromium')) await chromium();
}
