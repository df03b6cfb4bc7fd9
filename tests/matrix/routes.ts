import type { Slug } from '../../src/domain/league'
import { boardOfFeed } from '../support/boards'
import { startProduct, type Product, type ProductOptions } from '../support/product'

/** Time runs, so a board that is not kept up to date is wrong within seconds. */
const SUNDAY: ProductOptions = { at: '2026-10-25T18:30:00Z', rate: 5, slate: 'standard' }
const CUP_SATURDAY: ProductOptions = { at: '2025-09-27T18:30:00Z', rate: 5 }
const THIRD_ROUND: ProductOptions = { at: '2026-06-06T18:30:00Z', rate: 5 }

/** A page that a user has open, on a day on which it has content. */
export interface Route {
  readonly name: string
  readonly day: ProductOptions
  /** The address of the page, once the server has the page's content. */
  readonly path: (product: Product) => Promise<string>
}

const SUNDAY_LEAGUES = ['nfl', 'nba', 'mlb', 'nhl'] as const

export const ROUTES: readonly Route[] = [
  ...SUNDAY_LEAGUES.map((slug) => league(slug, SUNDAY)),
  league('ncaaf', CUP_SATURDAY),
  league('ncaab', SUNDAY),
  league('pga', THIRD_ROUND),
  league('rydercup', CUP_SATURDAY),
  {
    name: '/all',
    day: SUNDAY,
    async path({ url }) {
      for (const slug of SUNDAY_LEAGUES) await boardOfFeed(url, slug)
      return '/all'
    },
  },
  {
    name: '/nfl/game',
    day: SUNDAY,
    async path({ url }) {
      const { games } = await boardOfFeed(url, 'nfl')
      return `/nfl/game/${games.find(({ phase }) => phase === 'live')?.id}`
    },
  },
  { ...league('nfl', SUNDAY), name: '/nfl?kiosk', path: ({ url }) => withBoard(url, '/nfl?kiosk') },
  {
    ...league('nfl', SUNDAY),
    name: '/?kiosk',
    path: ({ url }) => withBoard(url, '/?kiosk=nfl,nba'),
  },
]

function league(slug: Slug, day: ProductOptions): Route {
  return {
    name: `/${slug}`,
    day,
    async path({ url }) {
      await boardOfFeed(url, slug)
      return `/${slug}`
    },
  }
}

async function withBoard(url: string, path: string): Promise<string> {
  await boardOfFeed(url, 'nfl')
  await boardOfFeed(url, 'nba')
  return path
}

export function startDay({ day }: Route): Promise<Product> {
  return startProduct(day)
}
