import { ALL_SPORTS, type Sport } from '../league'
import { simpleSeason } from './simple-season'

/** Another league to watch meanwhile: the one in season with the highest priority; the list's order breaks ties. */
export function alternativeLeague(sport: Sport, day: string): Sport | undefined {
  return ALL_SPORTS.filter((other) => other !== sport)
    .map((other) => ({ other, ...simpleSeason(other, day) }))
    .filter(({ isInSeason }) => isInSeason)
    .reduce<{ other: Sport; priority: number } | undefined>(
      (best, next) => (best && best.priority >= next.priority ? best : next),
      undefined,
    )?.other
}
