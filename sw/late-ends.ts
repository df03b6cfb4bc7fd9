import type { FinalGame } from '../src/domain/game/game'
import { newsOfEnd, type News } from '../src/domain/people/notifications/game-news'
import { goneOf, type LateGame } from '../src/domain/people/notifications/late-game'
import type { SharedValues } from '../src/platform/shared-values'
import type { FavouriteNews } from '../src/sync/news/look-for-news'

export interface LateEndPorts {
  readonly read: <Name extends keyof SharedValues>(name: Name) => Promise<SharedValues[Name] | undefined>
  readonly write: <Name extends keyof SharedValues>(name: Name, value: SharedValues[Name]) => Promise<void>
  /** Undefined while the server does not tell it. */
  readonly askForEnd: (game: LateGame) => Promise<FinalGame | undefined>
}

/** How favourites' games of last night ended, which no board shows. What the server does not tell yet is asked again. */
export async function findLateEnds(
  { late, teams }: FavouriteNews,
  nowMs: number,
  { read, write, askForEnd }: LateEndPorts,
): Promise<readonly News[]> {
  const gone = goneOf((await read('late')) ?? [], late, nowMs)
  // Written at once, since the browser may end the worker while it waits for the answers.
  await write('late', [...late, ...gone])
  const ends = await Promise.all(gone.map(askForEnd))
  await write('late', [...late, ...gone.filter((_, at) => !ends[at])])
  return gone.flatMap(({ slug }, at) => (ends[at] ? newsOfEnd(slug, ends[at], teams) : []))
}
