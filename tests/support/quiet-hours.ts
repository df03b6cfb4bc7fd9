import { GAME_LEAGUES, type GameSlug } from '../../src/domain/league'
import { productTime } from '../../src/domain/time/product-clock'
import { getBoard } from './boards'
import type { Product } from './product'
import { allRecords, makeUser } from './users'

/** What a server told its operators while nothing was wrong. */
export interface QuietHours {
  /** All alerts that began, those that were soon over too. */
  readonly alerts: readonly string[]
  /** Warnings and errors of its log, including how the feed's scoreboards changed. */
  readonly lines: readonly string[]
  /** Requests that were answered with an error. */
  readonly refused: readonly string[]
}

const SECTIONS = [
  'overview',
  'infrastructure',
  'audience',
  'sports',
  'calls?hours=24',
  'alerts',
  'jobs',
  'analysis',
]
/** The console's routes have rate limits for each asker, as all routes do. */
const BETWEEN_MS = 120

/** Until then an operator looks at one section of the console after the other, and somebody opens games and pictures. */
export async function watchQuietHours(product: Product, untilMs: number): Promise<QuietHours> {
  const { token } = await makeUser(product, { superuser: true })
  const refused = new Set<string>()
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${product.url}/api/${path}`, { headers })
    await response.arrayBuffer()
    if (!response.ok) refused.add(`${response.status} ${path}`)
    await new Promise((done) => setTimeout(done, BETWEEN_MS))
  }
  while (productTime(product.clock, Date.now()) < untilMs) {
    for (const section of SECTIONS) await ask(`console/${section}`, { authorization: token })
    for (const { slug } of GAME_LEAGUES) await openGame(product, slug, ask)
  }
  // This check makes the server save its waiting log lines, and looks for alerts.
  await fetch(`${product.url}/api/console/alerts/check`, {
    method: 'POST',
    headers: { authorization: token },
  })
  return { ...(await readAlertsAndLines(product)), refused: [...refused] }
}

async function openGame(
  product: Product,
  slug: GameSlug,
  ask: (path: string) => Promise<void>,
): Promise<void> {
  const board = await getBoard(product.url, slug)
  const games = board?.games ?? []
  const game = games.find(({ phase }) => phase === 'live') ?? games[0]
  if (!game) return
  await ask(`games/${slug}/${game.id}`)
  const { logo } = game.homeTeam
  if (logo) await ask(logo.replace('/api/', ''))
}

interface Line {
  readonly timestamp: string
  readonly level: string
  readonly category: string
  readonly message: string
}

async function readAlertsAndLines(product: Product): Promise<Pick<QuietHours, 'alerts' | 'lines'>> {
  const alerts = await allRecords<Line & { title: string }>(product, 'alerts', 'sort=timestamp')
  const lines = await allRecords<Line>(product, 'logs', 'sort=timestamp')
  return {
    alerts: alerts.map(({ timestamp, title, message }) => `${timestamp} ${title}: ${message}`),
    lines: lines
      .filter(({ level, category }) => level === 'error' || level === 'warn' || category === 'API_HEALTH')
      .map(({ timestamp, level, category, message }) => `${timestamp} ${level} ${category}: ${message}`),
  }
}
