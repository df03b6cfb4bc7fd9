import type { FootballSituation } from '../../../domain/game/situation'
import { abbreviationOf, type GameAround } from './game-around'
import { text, wholeWithin, type Fields } from '../read'

const TIMEOUTS = 3

/** At kick-offs and after scores the feed says down -1; at halftime and between drives it repeats what was. */
export function mapFootballSituation(fields: Fields, around: GameAround): FootballSituation | undefined {
  const down = wholeWithin(fields['down'], 1, 4)
  const distance = wholeWithin(fields['distance'], 0, 99)
  const yardLine = wholeWithin(fields['yardLine'], 0, 100)
  const downDistanceText = text(fields['downDistanceText'])
  if (around.pause === 'halftime' || downDistanceText === '') return undefined
  if (down === undefined || distance === undefined || yardLine === undefined) return undefined
  return {
    kind: 'football',
    down,
    distance,
    yardLine,
    downDistanceText,
    ...mapPossession(fields, around),
    ...mapTimeouts(fields),
  }
}

function mapPossession(
  fields: Fields,
  around: GameAround,
): Pick<FootballSituation, 'possession' | 'possessionText'> {
  const possession = abbreviationOf(fields['possession'], around)
  const possessionText = text(fields['possessionText'])
  return {
    ...(possession !== undefined && { possession }),
    ...(possessionText !== '' && { possessionText }),
  }
}

function mapTimeouts(fields: Fields): Pick<FootballSituation, 'homeTimeouts' | 'awayTimeouts'> {
  const homeTimeouts = wholeWithin(fields['homeTimeouts'], 0, TIMEOUTS)
  const awayTimeouts = wholeWithin(fields['awayTimeouts'], 0, TIMEOUTS)
  return {
    ...(homeTimeouts !== undefined && { homeTimeouts }),
    ...(awayTimeouts !== undefined && { awayTimeouts }),
  }
}
