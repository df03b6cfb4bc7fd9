import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { appIntegrity } from './scripts/app-integrity'
import { nameClasses } from './scripts/class-names'
import { inlineScripts } from './scripts/inline-scripts'
import { inlineStyle } from './scripts/inline-style'
import { nameBuild } from './scripts/name-build'
import { manifest } from './src/app/manifest'
import { LongestFirst } from './tests/support/longest-first'

const apiTarget = process.env['API_TARGET'] ?? 'http://127.0.0.1:8090'
const integrity = appIntegrity()

const BACKGROUND = /\/src\/start\/background\.ts$|\/node_modules\/(pocketbase|workbox-window)\//
const SOON =
  /\/src\/app\/(account-notices|menu\/menu-panel|opened-box-score|page-news)\.tsx$|\/src\/domain\/(people\/users\/stored-name|search\/matches-query)\.ts$|\/src\/features\/scoreboard\/(invitation|next-milestone|ticker\/locked-stats)\.tsx$/

export default defineConfig({
  resolve: {
    alias: [
      // Dexie's default entry is UMD; the modern one saves 2 kB gzip.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // The router brings this for old versions of React; ours has it itself.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  },
  plugins: [
    react(),
    inlineScripts(),
    inlineStyle(),
    nameBuild(),
    integrity.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*.{js,css,html,woff2,svg}', 'icons/*.png'],
        globIgnores: ['screens/**'],
        manifestTransforms: [integrity.transform],
      },
    }),
  ],
  css: { modules: { generateScopedName: nameClasses() } },
  build: {
    target: 'es2022',
    // One script to the first scores: each further one costs a warm start a way through the worker. One script for the
    // work behind them, and one for what every page needs soon after: browsers open six connections, and on a slow line
    // forty small parts would keep the live connection waiting for half a minute.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: /\/src\/main\.tsx$/, priority: 3 },
            { name: 'background', test: BACKGROUND, priority: 2 },
            { name: 'soon', test: SOON, priority: 1 },
          ],
        },
      },
    },
    modulePreload: { polyfill: false },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy: { '/api': { target: apiTarget } } },
  test: {
    pool: 'threads',
    isolate: false,
    // Otherwise Node would give it a different Dexie from ours, and its live queries would not see our changes.
    server: { deps: { inline: ['dexie-react-hooks'] } },
    // By itself Vitest leaves one core idle, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // The end of a CI's output has only the messages of failed tests: 40 characters of a value do not say what is wrong.
    chaiConfig: { truncateThreshold: 1000 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'sw/**/*.test.ts', 'pb_hooks/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['src/app/testing/between-files.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'feed-sim', environment: 'node', include: ['tests/feed-sim/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/{server,edge}/**/*.test.ts'],
          // Most of a test waits for something, and each file has its own server, ports and folders.
          maxWorkers: 6,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
