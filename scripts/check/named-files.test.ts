import { expect, it } from 'vitest'
import { missingFiles } from './named-files'

const FILES = ['README.md', 'src/sync/probe.ts', 'sw/news.ts']

it.each([
  ['by its path', '`src/sync/probe.ts`', []],
  ['from the folder it speaks of', '`sync/probe.ts` and `../../sw/news.ts`', []],
  ['by its name alone', '`probe.ts`', []],
  ['that is gone', '`src/sync/probes.ts`', ['docs/a.md: there is no src/sync/probes.ts']],
  ['that only ends alike', '`be.ts`', ['docs/a.md: there is no be.ts']],
])('a README may name a file %s', (_how, text, complaints) => {
  expect(missingFiles('docs/a.md', text, FILES)).toEqual(complaints)
})

it('leaves names of folders, commands and addresses alone', () => {
  expect(missingFiles('docs/a.md', '`src/gone`, `npm run gone`, `APP_URL/auth/callback`', FILES)).toEqual([])
})
