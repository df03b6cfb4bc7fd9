import { describe, expect, it } from 'vitest'
import { gameLabel } from './game-label'

const teams = { homeTeam: { abbreviation: 'DAL' }, awayTeam: { abbreviation: 'PHI' } }

describe('002 section 2: games are labelled "AWAY @ HOME • date time"', () => {
  it.each([
    ['2026-09-05T00:20:00Z', 'PHI @ DAL • Sep 4 8:20 PM ET'],
    ['2026-01-01T17:05:00Z', 'PHI @ DAL • Jan 1 12:05 PM ET'],
    ['2026-01-01T05:00:00Z', 'PHI @ DAL • Jan 1 12:00 AM ET'],
    ['soon', 'PHI @ DAL • TBD'],
  ])('%s: %s', (startTime, label) => {
    expect(gameLabel({ ...teams, startTime })).toBe(label)
  })

  it('months are written in three letters', () => {
    const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']
    const labels = months.map((month) => gameLabel({ ...teams, startTime: `2026-${month}-15T18:00:00Z` }))
    expect(labels.map((label) => label.slice(12, 15)).join(' ')).toBe(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
    )
  })

  it('a game without a start is TBD', () => {
    expect(gameLabel(teams)).toBe('PHI @ DAL • TBD')
  })
})
