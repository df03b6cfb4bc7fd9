import { expect, it, test } from 'vitest'
import { mapCupTeam } from './map-cup-team'

const LOGO = 'https://images.example/i/teamlogos/countries/500/usa.png'

it('a team of the cup has what the feed tells of it', () => {
  const team = {
    id: 3,
    uid: 's:1100~t:3',
    name: 'Americans',
    abbreviation: 'US',
    displayName: 'Team USA',
    logo: LOGO,
  }
  expect(mapCupTeam({ id: '9', uid: 'c:9', homeAway: 'home', team }, 'United States', 'USA')).toStrictEqual({
    ...team,
    id: '3',
    logo: '/api/image/i/teamlogos/countries/500/usa.png',
    homeAway: 'home',
  })
})

it('a team of the cup gets our names and the ids of its entry where the feed has no team', () => {
  expect(mapCupTeam({ id: '9', uid: 'c:9' }, 'Europe', 'EUR')).toStrictEqual({
    id: '9',
    uid: 'c:9',
    name: 'Europe',
    abbreviation: 'EUR',
    displayName: 'Europe',
    homeAway: '',
  })
})

test('a team has its own logo, else the first of the list that can be shown', () => {
  const logos = [{ href: 'no address' }, null, { href: LOGO }, { href: `${LOGO}?later` }]
  expect(mapCupTeam({ team: { logos } }, '', '').logo).toBe('/api/image/i/teamlogos/countries/500/usa.png')
  const own = { logo: 'https://images.example/own.png', logos }
  expect(mapCupTeam({ team: own }, '', '').logo).toBe('/api/image/own.png')
})
