import { fetchTeams, type KnownTeams } from '../../backend/teams-api'
import { HOUR_MS } from '../../domain/time/intervals'
import { productNow } from '../../platform/clock'
import type { Storage } from '../../storage/storage'

/** Teams come and go with the seasons, but a new server learns them day by day. */
const FRESH_MS = HOUR_MS

/** Fetches all teams, unless that was done lately. Without an answer the known teams stay. */
export async function loadTeams(
  storage: Storage,
  nowMs = productNow(),
  ask: () => Promise<KnownTeams | undefined> = fetchTeams,
): Promise<void> {
  const known = await storage.readAll('teams')
  const age = Math.max(-1, ...known.map(({ checkedAt }) => nowMs - Date.parse(checkedAt)))
  if (age >= 0 && age < FRESH_MS) return
  const checkedAt = new Date(nowMs).toISOString()
  for (const league of (await ask()) ?? []) await storage.save('teams', { ...league, checkedAt })
}
