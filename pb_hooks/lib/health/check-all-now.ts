import { leagueOf, type Slug } from '../../../src/domain/league'
import { WATCHED_LEAGUES } from '../../../src/domain/operations/health/watched-services'
import { takeLock, type Lock } from '../server/lock'
import { serverSettings } from '../server/settings'
import { readShared, writeShared } from '../server/shared'
import { check } from './api-health-job'

/** An operator who asks within this time after a check reads its result. */
const RESULT_HOLDS_MS = 5000
/** A check of a feed that hangs ends after ten seconds. An edge waits fifteen for our answer. */
const LONGEST_MS = 13_000
const LOOK_AGAIN_MS = 20
/** Longer than this server needs to answer itself. */
const TIMEOUT_S = 5
const LOCK = 'check-all-now'
const CHECKED_AT = 'all-checked-at'

type Progress = 'running' | 'done' | 'failed'

/**
 * An operator wants to know how the scoreboards are, before their next checks are due. All are checked at once, each in a
 * runtime of its own: one after the other, a feed that hangs would take a minute. An operator who asks during a check
 * waits for its result.
 */
export function checkAllNow(): void {
  const giveUp = Date.now() + LONGEST_MS
  const lock = waitForLock(giveUp)
  try {
    if (Math.abs(Date.now() - (readShared<number>(CHECKED_AT) ?? 0)) < RESULT_HOLDS_MS) return
    const slugs = WATCHED_LEAGUES.map(({ slug }) => slug)
    slugs.forEach(start)
    waitForAll(slugs, giveUp)
    writeShared(CHECKED_AT, Date.now())
  } finally {
    lock.release()
  }
}

/** Checks one scoreboard; the other runtime's part. */
export function checkStarted(slug: Slug): void {
  let progress: Progress = 'failed'
  try {
    check(leagueOf(slug))
    progress = 'done'
  } finally {
    note(slug, progress)
  }
}

function waitForLock(giveUp: number): Lock {
  for (;;) {
    const lock = takeLock(LOCK, LONGEST_MS)
    if (lock) return lock
    if (Date.now() >= giveUp) throw incomplete()
    sleep(LOOK_AGAIN_MS)
  }
}

function start(slug: Slug): void {
  const { loopbackUrl, internalSecret } = serverSettings()
  note(slug, 'running')
  $http.send({
    url: `${loopbackUrl}/api/internal/check/${slug}`,
    method: 'POST',
    timeout: TIMEOUT_S,
    headers: { 'x-internal-secret': internalSecret },
  })
}

/** Old figures must not pass for new ones, so a check that did not come to its end is an error. */
function waitForAll(slugs: readonly Slug[], giveUp: number): void {
  while (slugs.some((slug) => progressOf(slug) === 'running')) {
    if (Date.now() >= giveUp) throw incomplete()
    sleep(LOOK_AGAIN_MS)
  }
  if (slugs.some((slug) => progressOf(slug) === 'failed')) throw incomplete()
}

function incomplete(): ApiError {
  return new ApiError(503, 'Not every scoreboard could be checked', {})
}

function note(slug: Slug, progress: Progress): void {
  writeShared(keyOf(slug), progress)
}

function progressOf(slug: Slug): Progress | undefined {
  return readShared<Progress>(keyOf(slug))
}

function keyOf(slug: Slug): string {
  return `check-all-now:${slug}`
}
