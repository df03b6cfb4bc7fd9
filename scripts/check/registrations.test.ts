import { expect, it } from 'vitest'
import { bareJobs, nameClashes } from './registrations'

const clashes = (...texts: string[]) =>
  nameClashes(new Map(texts.map((text, index) => [`pb_hooks/${index}.pb.ts`, text])))

it('names what two registrations declare at their top level', () => {
  expect(clashes("const quiet = 1\nrouterAdd('GET', '/a')", 'const quiet = 2')).toEqual([
    'pb_hooks/1.pb.ts: quiet is declared in pb_hooks/0.pb.ts too; PocketBase loads both into one scope',
  ])
})

it('lets types and inner names repeat', () => {
  const text = "type Games = typeof import('./lib/games')\ncronAdd('a', () => {\n  const quiet = 1\n})"
  expect(clashes(text, text)).toEqual([])
})

const registered = "cronAdd('trim', '* * * * *', () => (require(`${__hooks}/lib/log.js`) as Log).trimLog())"

it('names jobs that cron starts without asJob', () => {
  expect(bareJobs('log.pb.ts', registered, () => 'export const trimLog = asJob(trim)')).toEqual([])
  expect(bareJobs('log.pb.ts', registered, () => "export { trimLog } from './log/trim-log'")).toEqual([
    'log.pb.ts: trimLog of pb_hooks/lib/log.ts is not wrapped in asJob',
  ])
  expect(bareJobs('log.pb.ts', "cronAdd('trim', '* * * * *', () => trim())", () => '')).toEqual([
    'log.pb.ts: a cronAdd calls nothing of pb_hooks/lib directly',
  ])
})
