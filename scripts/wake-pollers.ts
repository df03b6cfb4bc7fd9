import { ALL_LEAGUES } from '../src/domain/league'
import { JOB_NAMES } from '../src/domain/operations/job-names'

/** A busy machine may take its time; a request without an answer in this time is sent again. */
const PATIENCE_MS = 5000
const PAUSE_MS = 250

/**
 * Starts polling and the jobs as soon as the port answers; cron alone would lag up to a minute. The routes answer at
 * once and then work until the minute ends.
 */
export async function wakePollers(url: string, secret: string, isAlive: () => boolean): Promise<void> {
  const pollers = ALL_LEAGUES.map(({ slug }) => `wake/${slug}`)
  const jobs = JOB_NAMES.map((name) => `wake/jobs/${name}`)
  const routes = [...pollers, 'wake-odds', ...jobs]
  await Promise.all(routes.map((route) => wake(`${url}/api/internal/${route}`, secret, isAlive)))
}

async function wake(route: string, secret: string, isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const headers = { 'x-internal-secret': secret }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const answer = await fetch(route, { method: 'POST', headers, signal }).catch(() => undefined)
    await answer?.body?.cancel().catch(() => undefined)
    if (answer?.status === 202) return
    if (answer) return console.error(`${route} was answered ${answer.status}; cron starts this work later.`)
    await new Promise((done) => setTimeout(done, PAUSE_MS))
  }
}

/** True once the server answers, false when it ended before. */
export async function answers(url: string, isAlive: () => boolean): Promise<boolean> {
  while (isAlive()) {
    const response = await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(
      () => undefined,
    )
    if (response?.ok) return true
    await new Promise((done) => setTimeout(done, 25))
  }
  return false
}
