// Runs before start, dev and test, on whatever Node the machine has (20 or newer): installs and builds what is stale.
// Plain JavaScript without dependencies, because nothing may be installed yet.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { prepareChromium } from './chromium.mjs';
import { install, stampOf } from './install.mjs';

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = process.argv.slice(2);
  mkdirSync('node_modules', { recursive: true });
  install('.', 'Installing dependencies (once; takes about a minute) …');
  const node = checkNode();
  if (wanted.includes('build')) build(node);
  if (wanted.includes('chromium')) await prepareChromium(node);
}
