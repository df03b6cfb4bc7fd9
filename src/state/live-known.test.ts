import { describe, expect, it } from 'vitest'
import { isLiveKnown, unreachedSince } from './live-known'
import type { LoadTrouble } from './load-trouble'

const failedAt = (sinceMs: number): LoadTrouble => ({ kind: 'failed', reason: 'server', sinceMs })
const well = { online: true, lastAnswerMs: 1000, troubles: [] }

describe('since when the server cannot be reached', () => {
  it.each([
    ['it answers', well, undefined],
    ['it fails since its last answer', { ...well, troubles: [failedAt(2000)] }, 2000],
    [
      'one league fails, another was answered since',
      { ...well, lastAnswerMs: 3000, troubles: [failedAt(2000)] },
      undefined,
    ],
    ['a league has no board yet', { ...well, troubles: [{ kind: 'no-board-yet' } as const] }, undefined],
    ['nothing was asked yet', { ...well, lastAnswerMs: undefined }, undefined],
    [
      'opened while the server is away',
      { ...well, lastAnswerMs: undefined, troubles: [failedAt(1)] },
      'never',
    ],
    ['opened without network', { ...well, lastAnswerMs: undefined, online: false }, 'never'],
  ])('%s', (_what, reach, since) => {
    expect(unreachedSince(reach)).toBe(since)
  })
})

describe('000 section 9: live status per league goes stale after 300000 ms', () => {
  it.each([
    [undefined, 900_000, true],
    [1000, 1000 + 299_999, true],
    [1000, 1000 + 300_000, false],
    ['never', 0, false],
  ] as const)('unreached since %s, at %d: %s', (since, nowMs, known) => {
    expect(isLiveKnown(since, nowMs)).toBe(known)
  })
})
