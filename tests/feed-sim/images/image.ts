import { GAME_LEAGUES } from '../../../src/domain/league'
import { COUNTRIES } from '../golf/golfers'
import { hasHeadshot } from '../golf/payload/golfer-part'
import { teamsOf } from '../teams/all'
import type { SimTeam } from '../teams/team'
import { drawEmblem, type Emblem } from './emblem'
import { drawPortrait } from './portrait'

/**
 * The feed's pictures are 500 wide; drawing that many pixels would take the processor from requests for
 * scores.
 */
const FULL = 160
const SMALLEST = 16
const LOGO = /^\/i\/teamlogos\/([a-z]+)\/500(?:-dark)?(?:\/scoreboard)?\/([a-z]+|\d+)\.png$/
const HEADSHOT = /^\/i\/headshots\/([a-z-]+)\/players\/full\/(\d{1,9})\.png$/
const KEPT = 2000

const drawn = new Map<string, Buffer>()

/** The picture at an address of the feed, or nothing when there is none. `width` makes it smaller. */
export function imageAt(path: string, width = 0): Buffer | undefined {
  const size = width >= SMALLEST ? Math.min(FULL, Math.floor(width)) : FULL
  const key = `${path} ${size}`
  const image = drawn.get(key) ?? draw(path, size)
  if (image && drawn.size < KEPT) drawn.set(key, image)
  return image
}

function draw(path: string, size: number): Buffer | undefined {
  const [, sport, player] = HEADSHOT.exec(path) ?? []
  if (sport !== undefined && player !== undefined) {
    return hasFace(sport, player) ? drawPortrait(player, size) : undefined
  }
  const emblem = emblemAt(path)
  return emblem && drawEmblem(emblem, size)
}

/** Some players have never been photographed. */
function hasFace(sport: string, player: string): boolean {
  const sports = ['golf', ...GAME_LEAGUES.map(({ feedPath }) => feedPath.split('/')[1])]
  return sports.includes(sport) && hasHeadshot(player)
}

function emblemAt(path: string): Emblem | undefined {
  const [, folder, name] = LOGO.exec(path) ?? []
  if (folder === undefined || name === undefined) return undefined
  if (folder === 'countries') return countryEmblem(name)
  if (folder === 'leagues') return leagueEmblem(name)
  return teamEmblem(folder === 'ncaa' ? collegeById(name) : teamByLetters(folder, name))
}

function teamEmblem(team: SimTeam | undefined): Emblem | undefined {
  return team && { letters: team.abbreviation, color: team.color, rim: team.alternateColor }
}

function teamByLetters(folder: string, letters: string): SimTeam | undefined {
  const league = GAME_LEAGUES.find(({ slug }) => slug === folder)
  const teams = league ? teamsOf(league.slug).filter(({ college }) => !college) : []
  return teams.find((team) => team.abbreviation.toLowerCase() === letters)
}

function collegeById(id: string): SimTeam | undefined {
  const colleges = [...teamsOf('ncaaf'), ...teamsOf('ncaab')]
  return colleges.find((team) => team.id === id && !team.college?.isBare)
}

function countryEmblem(name: string): Emblem | undefined {
  const isKnown = name === 'eur' || COUNTRIES.some(({ code }) => code === name)
  return isKnown ? { letters: name.toUpperCase(), color: '1b3a6b', rim: 'c0392b' } : undefined
}

function leagueEmblem(name: string): Emblem | undefined {
  const league = GAME_LEAGUES.find(({ slug }) => slug === name)
  return league && { letters: league.label, color: '20304a', rim: 'd0d4dc' }
}
