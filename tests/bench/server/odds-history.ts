import type { Product } from '../../support/product'
import { makeUser } from '../../support/users'
import { atMost, quantile, type Row } from '../row'
import { numbers, seed } from './seed'

const ROWS = 1_000_000
const GAMES = 20_000
const ASKED = 300

/** Reading a game's history and the recent changes when a million rows have piled up. */
export async function benchOddsHistory(product: Product): Promise<Row[]> {
  const { token } = await makeUser(product, { tier: 'verified' })
  await product.kill()
  await seed(product.dataDir, [HISTORY])
  await product.start()
  const histories = await timings(product.url, token, (n) => `/api/odds/nfl/seed${(n * 191) % GAMES}/history`)
  const changes = await timings(product.url, token, () => '/api/odds/changes')
  const bySport = await timings(product.url, token, () => '/api/odds/changes?sport=NFL')
  return [
    atMost('history of a game among 1 M rows, p95', quantile(histories, 0.95), 20, 'ms'),
    atMost('recent changes among 1 M rows, p95', quantile(changes, 0.95), 20, 'ms'),
    atMost('recent changes of one sport among 1 M rows, p95', quantile(bySport, 0.95), 20, 'ms'),
  ]
}

async function timings(url: string, token: string, path: (n: number) => string): Promise<readonly number[]> {
  const took: number[] = []
  for (let n = 0; n < ASKED; n++) {
    const from = performance.now()
    const answer = await fetch(url + path(n), { headers: { authorization: token } })
    await answer.text()
    if (!answer.ok) throw new Error(`${path(n)} was answered ${answer.status}`)
    took.push(performance.now() - from)
  }
  return took
}

const HISTORY = `
  ${numbers(ROWS)}
    INSERT INTO game_odds_history (id, game_id, sport, home_team, away_team, home_spread, away_spread, over_under,
      provider_name, provider_id, details, game_date, fetched_at, change_type, recorded_at)
    SELECT printf('s%014d', i), 'seed' || (i % ${GAMES}),
      CASE i % 3 WHEN 0 THEN 'NFL' WHEN 1 THEN 'NBA' ELSE 'MLB' END, 'HOM', 'AWA', '-3.5', '3.5', '47.5',
      'Book', '1', 'HOM -3.5', '2026-01-01 18:00:00.000Z', '2026-01-01 17:00:00.000Z',
      CASE i % 50 WHEN 0 THEN 'initial' ELSE 'spread_change' END,
      strftime('%Y-%m-%d %H:%M:%S.000Z', 1735689600 + i * 20, 'unixepoch') FROM n`
