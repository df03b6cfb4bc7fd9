import { describe, expect, it } from 'vitest'
import type { WeatherCondition } from '../../../domain/weather/weather'
import { find } from '../../../ui/testing/render'
import { page, showCard, showCardForEach } from '../testing/card-on-screen'
import { finalGame } from '../testing/games'

showCardForEach()

describe('the foot of a card', () => {
  it('says what the game is about, and the headline where that says more', () => {
    const about = { poRoundDesc: 'Semifinals', seriesConference: 'East', seriesGameNumber: 2 }
    const card = showCard(finalGame({ ...about, headline: 'Ann scores forty' }), 'nba')
    expect(card.textContent).toContain('East Semifinals · Game 2Ann scores fortyLumen Field · Seattle, WA')
    const again = showCard(finalGame({ ...about, headline: 'East Semifinals - Game 2' }), 'nba')
    expect(again.textContent).toContain('East Semifinals · Game 2Lumen Field')
  })

  it('has another drawing for each weather', () => {
    const conditions: readonly WeatherCondition[] = [
      'Clear',
      'Indoor',
      'Snow',
      'Rain',
      'Windy',
      'Storm',
      'Hazy',
      'Overcast',
    ]
    const seen = conditions.map((condition) => {
      showCard(finalGame({ weather: { temp: 70, condition, estimated: false } }))
      const drawing = find(page(), '[data-estimated] path').getAttribute('d')
      expect(find(page(), '[data-estimated]').dataset['estimated']).toBe('false')
      return drawing
    })
    expect(new Set(seen).size).toBe(conditions.length)
    expect(seen).not.toContain(null)
    showCard(finalGame({ weather: { temp: 70, condition: 'Clear', estimated: true } }))
    expect(find(page(), '[data-estimated]').dataset['estimated']).toBe('true')
  })
})
