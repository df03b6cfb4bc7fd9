import { describe, expect, it } from 'vitest'
import { SECTION_8 } from './testing/section-8'
import { texts as feed } from './testing/texts-feed'
import { texts as golf } from './testing/texts-golf'
import { texts as odds } from './testing/texts-odds'
import { texts as operations } from './testing/texts-operations'
import { texts as people } from './testing/texts-people'
import { texts as seasons } from './testing/texts-seasons'

const CATALOGUE = [...feed, ...golf, ...odds, ...operations, ...people, ...seasons]
const DOCUMENTS = ['000', '001', '002'] as const

describe.each(DOCUMENTS)('%s: the texts that the specification fixes', (document) => {
  const entries = CATALOGUE.filter((entry) => entry.document === document)

  it.each(entries.map((entry) => [entry.section, entry.text, entry.provoke] as const))(
    'section %s: %j is said by its rule',
    (_section, text, provoke) => {
      expect(provoke()).toBe(text)
    },
  )

  it.each(Object.keys(SECTION_8[document]))('section 8: %j is provoked', (text) => {
    const pattern = patternOf(text)
    const provoked = entries.filter((entry) => entry.section === '8').map(({ provoke }) => provoke())
    expect(provoked.filter((said) => pattern.test(said))).not.toEqual([])
  })
})

/** `Failed to load {sport} games` for any sport. */
function patternOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${literal.replace(/\{\w+\}/g, '.+')}$`)
}
