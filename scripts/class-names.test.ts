import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameClasses } from './class-names'

const CARD = resolve('src/features/cup/match-card.module.css')
const PANEL = resolve('src/features/cup/race-panel.module.css')

describe('the name of a class', () => {
  it('tells which class it is, and differs from the same class of another file', () => {
    const name = nameClasses()
    expect(name('panel', CARD)).toMatch(/^panel-[0-9a-z]{1,2}$/)
    expect(name('panel', PANEL)).not.toBe(name('panel', CARD))
  })

  it('is the same in each build, whichever file is asked about first', () => {
    const [one, other] = [nameClasses(), nameClasses()]
    const names = [one('card', CARD), one('panel', PANEL)]
    expect([other('panel', PANEL), other('card', CARD)].toReversed()).toEqual(names)
  })

  it('is of its own for files that are made while somebody develops, and stays', () => {
    const name = nameClasses()
    const [first, second] = ['src/ui/new.module.css', 'src/ui/newer.module.css'].map((file) => resolve(file))
    const names = [name('card', first!), name('card', second!), name('card', CARD)]
    expect(new Set(names).size).toBe(3)
    expect(name('card', first!)).toBe(names[0])
  })
})
