import { boardOfFeed } from '../support/boards'
import { startBehindEdge } from '../support/edge-in-front'
import { startProduct, type Product, type ProductOptions } from '../support/product'

/**
 * The days on which tests take place. A worker starts a day's server when its first test asks for it, and all its
 * tests share it, in whatever file they stand.
 */
export const STAGES = {
  /**
   * A Sunday under way, five times as fast as life. If it were faster, the simulated feed of eight leagues would keep
   * its tests waiting.
   */
  running: { at: '2026-10-25T18:30:00Z', rate: 5, slate: 'standard' },
  /** The same Sunday with time standing still: nothing changes on its own. */
  sunday: { at: '2026-10-25T18:30:00Z', rate: 0, slate: 'standard' },
  /** A hundred basketball games on a night on which time stands still. */
  night: { at: '2026-11-22T01:30:00Z', rate: 0, slate: 'night' },
  /**
   * The Saturday of a Ryder Cup and of college football, as in the real calendar: for all others it is still summer.
   */
  cup: { at: '2025-09-27T18:30:00Z', rate: 0 },
  /** The third round of a tournament with a cut; baseball plays, the others wait for autumn. */
  golf: { at: '2026-06-06T18:30:00Z', rate: 0 },
  /** The same round, fifteen times as fast as life. */
  'running-golf': { at: '2026-06-06T18:30:00Z', rate: 15 },
} as const satisfies Record<string, ProductOptions>

export type StageName = keyof typeof STAGES

/** The leagues that a day's tests look at: only they have games, since a server reads what is live again and again. */
const LEAGUES = {
  running: ['nfl', 'nba', 'mlb', 'nhl'],
  sunday: ['nfl', 'nba', 'mlb', 'nhl', 'ncaaf', 'ncaab', 'pga', 'rydercup'],
  night: ['nba'],
  cup: ['rydercup', 'ncaaf'],
  golf: ['pga'],
  'running-golf': ['pga'],
} as const satisfies Record<StageName, readonly Parameters<typeof boardOfFeed>[1][]>

/** Where time runs, games end; after this time a day's server is started anew. */
const LASTS_MS = 8 * 60_000

/** A server polls its feed even when nobody looks; more servers than these would slow the tests down. */
const MOST_AT_ONCE = 3

interface Open {
  readonly product: Promise<Product>
  readonly since: number
}

export interface Stages {
  open(name: StageName): Promise<Product>
  closeAll(): Promise<void>
}

export function createStages(isBehindEdge: boolean): Stages {
  /** The one that was used last stands at the end. */
  const opened = new Map<StageName, Open>()

  const close = async (name: StageName) => {
    const open = opened.get(name)
    opened.delete(name)
    await (await open?.product)?.close()
  }

  return {
    async open(name) {
      const known = opened.get(name)
      if (known && isOver(name, known)) await close(name)
      const open = opened.get(name) ?? { product: startStage(name, isBehindEdge), since: Date.now() }
      opened.delete(name)
      opened.set(name, open)
      const [longestUnused] = opened.keys()
      if (opened.size > MOST_AT_ONCE) await close(longestUnused!)
      return open.product
    },
    async closeAll() {
      for (const name of opened.keys()) await close(name)
    },
  }
}

/** As short as can be chosen: where time stands still, tests that change a score wait for the next poll. */
const LIVE_INTERVAL_S = '5'

export async function startStage(name: StageName, isBehindEdge = false): Promise<Product> {
  const leagues = LEAGUES[name]
  const stage = STAGES[name]
  const env = stage.rate === 0 ? { LIVE_INTERVAL_S } : {}
  const product = await (isBehindEdge ? startBehindEdge : startProduct)({ ...stage, leagues, env })
  for (const slug of leagues) await boardOfFeed(product.url, slug)
  return product
}

const isOver = (name: StageName, { since }: Open) => STAGES[name].rate > 0 && Date.now() - since > LASTS_MS
