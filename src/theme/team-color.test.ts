import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAME_LEAGUES } from '../domain/league'
import { teamColor } from '../domain/game/team-color'
import { teamsOf } from '../../tests/feed-sim/teams/all'
import { THEMES } from './themes'
import { contrast } from './testing/contrast'

const css = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
const palette = new Map(
  [...css('./palette.css').matchAll(/--([\w-]+): #(\w{6});/g)].map(([, name, hex]) => [name, hex!]),
)

/** What a card is painted with: the ground at rest, and where it is live. */
function surfacesOf(theme: string): readonly string[] {
  const roles = css(`./${theme}.css`)
  return ['surface', 'surface-raised'].map((role) => {
    const [, name] = new RegExp(`--color-${role}: var\\(--([\\w-]+)\\)`).exec(roles)!
    return palette.get(name!)!
  })
}

describe.each(GAME_LEAGUES)('the colours of the teams of $label', ({ slug }) => {
  const colors = teamsOf(slug).map(({ abbreviation, color }) => ({ abbreviation, color }))

  it.each(THEMES)('have 3:1 on every card of $label', ({ name }) => {
    const surfaces = surfacesOf(name)
    expect(colors.length).toBeGreaterThan(20)
    const weak = colors.filter(({ color }) =>
      surfaces.some((surface) => contrast(teamColor(color)!, surface) < 3),
    )
    expect(weak).toEqual([])
  })
})
