import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests of one slice, which `run-slice.ts` names: the tests in a folder prove that folder. */
const tests = process.env['MUTATED_TESTS'] ?? 'src/**/*.test'

/** It walks through all days of seven years, so that with it the 1,400 mutants of seasons would take four hours. */
const TOO_SLOW = 'src/domain/seasons/every-day.test.ts'

export default defineConfig({
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  plugins: [react()],
  test: {
    pool: 'threads',
    isolate: false,
    // As in `vite.config.ts`: otherwise live queries would not see our Dexie.
    server: { deps: { inline: ['dexie-react-hooks'] } },
    // Code that counts what is run takes longer, and a property test runs it hundreds of times.
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: [`${tests}.ts`], exclude: [TOO_SLOW] },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: [`${tests}.tsx`],
          setupFiles: ['src/app/testing/between-files.ts'],
        },
      },
    ],
  },
})
