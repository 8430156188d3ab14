// Unpacks what the package carries compressed (Chromium, the libraries it needs, a font) into the folder for temporary files.
// scripts/prepare.mjs runs it and names that folder.
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

const packed = new URL('../bin/', import.meta.resolve('@sparticuz/chromium'));
const files = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br'];
await Promise.all(files.map((name) => inflate(fileURLToPath(new URL(name, packed)))));
