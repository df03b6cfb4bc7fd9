import type { FootballDown, FootballSituation } from '../../../domain/game/situation'
import { mapHappening } from './football-happening'
import { abbreviationOf, type GameAround } from './game-around'
import { nameText, wholeWithin, type Fields } from '../../read'

const TIMEOUTS = 3

/**
 * At kick-offs and after scores the feed sends down -1; at halftime and between drives it repeats the last down. Its
 * timeouts and possession are still true then.
 */
export function mapFootballSituation(fields: Fields, around: GameAround): FootballSituation | undefined {
  const down = around.pause === 'halftime' ? undefined : mapDown(fields)
  const happening = mapHappening(fields, around, down !== undefined)
  const sides = { ...mapPossession(fields, around), ...mapTimeouts(fields), ...happening }
  if (down) return { kind: 'football', ...down, ...sides }
  return Object.keys(sides).length > 0 ? { kind: 'football', ...sides } : undefined
}

type Down = Pick<FootballDown, 'down' | 'distance' | 'yardLine' | 'downDistanceText' | 'possessionText'>

function mapDown(fields: Fields): Down | undefined {
  const down = wholeWithin(fields['down'], 1, 4)
  const distance = wholeWithin(fields['distance'], 0, 99)
  const yardLine = wholeWithin(fields['yardLine'], 0, 100)
  const downDistanceText = nameText(fields['downDistanceText'])
  if (downDistanceText === '' || down === undefined || distance === undefined || yardLine === undefined)
    return undefined
  const possessionText = nameText(fields['possessionText'])
  return { down, distance, yardLine, downDistanceText, ...(possessionText !== '' && { possessionText }) }
}

function mapPossession(fields: Fields, around: GameAround): Pick<FootballSituation, 'possession'> {
  const possession = abbreviationOf(fields['possession'], around)
  return possession === undefined ? {} : { possession }
}

function mapTimeouts(fields: Fields): Pick<FootballSituation, 'homeTimeouts' | 'awayTimeouts'> {
  const homeTimeouts = wholeWithin(fields['homeTimeouts'], 0, TIMEOUTS)
  const awayTimeouts = wholeWithin(fields['awayTimeouts'], 0, TIMEOUTS)
  return {
    ...(homeTimeouts !== undefined && { homeTimeouts }),
    ...(awayTimeouts !== undefined && { awayTimeouts }),
  }
}
