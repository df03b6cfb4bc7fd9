import { expect, it } from 'vitest'
import { nameClashes } from './registrations'

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
