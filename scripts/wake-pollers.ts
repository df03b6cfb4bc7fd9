import { ALL_LEAGUES } from '../src/domain/league'
import { JOB_NAMES } from '../src/domain/operations/job-names'

/**
 * Starts polling and the jobs as soon as the port answers; cron alone would lag up to a minute. The routes work until
 * the minute ends, so nobody waits for their answer.
 */
export async function wakePollers(url: string, secret: string): Promise<void> {
  const wake = (route: string) =>
    fetch(`${url}/api/internal/${route}`, {
      method: 'POST',
      headers: { 'x-internal-secret': secret },
      signal: AbortSignal.timeout(2000),
    })
  const pollers = ALL_LEAGUES.map(({ slug }) => `wake/${slug}`)
  const jobs = JOB_NAMES.map((name) => `wake/jobs/${name}`)
  await Promise.allSettled([...pollers, 'wake-odds', ...jobs].map(wake))
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
