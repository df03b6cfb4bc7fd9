import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** The tests of one slice, which `run-slice.ts` names: the tests in a folder prove that folder. */
const tests = process.env['MUTATED_TESTS'] ?? 'src/**/*.test'

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
      { extends: true, test: { name: 'unit', environment: 'node', include: [`${tests}.ts`] } },
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
