import { describe, expect, it } from 'vitest'
import { afterSetPasswordEvent, type SetPasswordEvent, type SetPasswordModal } from './set-password-modal'

const entered = (password: string): SetPasswordEvent => ({
  kind: 'submitted',
  entry: { password, confirm: password },
})
const run = (...events: readonly SetPasswordEvent[]) =>
  events.reduce<SetPasswordModal>(afterSetPasswordEvent, { kind: 'editing' })

describe('001 section 2: Set Your Password modal', () => {
  it('says what is wrong and stays', () => {
    expect(run(entered('short'))).toEqual({
      kind: 'editing',
      error: 'Password must be at least 8 characters long',
    })
  })

  it('success closes after 2 s', () => {
    const done = run(entered('Secret12'), { kind: 'saved', atMs: 1000 })
    expect(afterSetPasswordEvent(done, { kind: 'time-passed', atMs: 2999 })).toBe(done)
    expect(afterSetPasswordEvent(done, { kind: 'time-passed', atMs: 3000 })).toEqual({ kind: 'closed' })
  })

  it('failure says so and can be tried again', () => {
    const failed = run(entered('Secret12'), { kind: 'save-failed', weak: false })
    expect(failed).toEqual({ kind: 'editing', error: 'Failed to set password. Please try again.' })
    expect(afterSetPasswordEvent(failed, entered('Secret12'))).toEqual({
      kind: 'saving',
      password: 'Secret12',
    })
  })

  it('closes when nobody is asked any more, except after it was sent, since its answer is still to be read', () => {
    const elsewhere: SetPasswordEvent = { kind: 'no-longer-asked' }
    expect(run(entered('short'), elsewhere)).toEqual({ kind: 'closed' })
    for (const sent of [run(entered('Secret12')), run(entered('Secret12'), { kind: 'saved', atMs: 1000 })])
      expect(afterSetPasswordEvent(sent, elsewhere)).toBe(sent)
  })

  it('a second Enter while saving does nothing', () => {
    const saving = run(entered('Secret12'))
    expect(afterSetPasswordEvent(saving, entered('Secret13'))).toBe(saving)
  })

  it('an event that comes at another time changes nothing', () => {
    const editing = run()
    for (const late of [
      { kind: 'saved', atMs: 0 },
      { kind: 'save-failed', weak: false },
      { kind: 'time-passed', atMs: 9e9 },
    ] as const)
      expect(afterSetPasswordEvent(editing, late)).toBe(editing)
  })

  it('a password that everybody tries first is called weak, not a failure of the server', () => {
    const weak = run(entered('Secret12'), { kind: 'save-failed', weak: true })
    expect(weak).toEqual({ kind: 'editing', error: "Let's make that password stronger! 🛡️" })
  })
})
