import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { ART_BASE: '"/art/test"' },
  test: {
    include: ['app', 'content', 'contract', 'server', 'scripts', 'tests/api'].map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    globalSetup: 'tests/support/postgres.ts',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
