import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../time/intervals'
import { NOON, sampleSession } from '../testing/samples'
import { sessionCleanup } from './session-cleanup'

const idle = { last_activity: NOON - 30 * MINUTE_MS - 1 }

describe('002 section 4: the cleanup', () => {
  it("deactivates that user's sessions inactive over 30 minutes", () => {
    const sessions = [
      sampleSession({ id: 'idle', ...idle }),
      sampleSession({ id: 'edge', last_activity: NOON - 30 * MINUTE_MS }),
      sampleSession({ id: 'ended', is_active: false, ...idle }),
      sampleSession({ id: 'of another', user_id: 'u2', ...idle }),
    ]
    expect(sessionCleanup(sessions, 'u1', NOON)).toEqual({
      kind: 'go-on',
      writes: [{ kind: 'update', id: 'idle', changes: { is_active: false } }],
    })
  })

  it('deactivates a session whose activity is still to come, from before the clock was set back', () => {
    const sessions = [sampleSession({ id: 'to come', last_activity: NOON + 30 * MINUTE_MS + 1 })]
    expect(sessionCleanup(sessions, 'u1', NOON)).toMatchObject({ writes: [{ id: 'to come' }] })
  })

  it('stops itself if no signed-in session exists', () => {
    expect(sessionCleanup([sampleSession(idle)], undefined, NOON)).toEqual({ kind: 'stop' })
  })
})
