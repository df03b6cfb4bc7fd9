import { describe, expect, it } from 'vitest'
import {
  earlierRevision,
  firstRevision,
  isOlderRevision,
  nextRevision,
  revisionSteps,
  unconfirmedRevision,
  unusedRevision,
} from './revision'

describe('a revision', () => {
  it('counts up from one within its epoch', () => {
    expect(firstRevision('k3x9')).toBe('k3x9-1')
    expect(nextRevision('k3x9-1')).toBe('k3x9-2')
    expect(nextRevision('k3x9-99')).toBe('k3x9-100')
  })

  it('keeps an epoch that has a dash in it', () => {
    expect(nextRevision('2026-09-06-9')).toBe('2026-09-06-10')
  })

  it.each([
    ['the next one', 'a-7', 'a-7', 'a-8'],
    ['not one that was given out and then not saved', 'a-7', 'a-9', 'a-10'],
    ['nor one that may have been given out before a crash', 'a-7', undefined, 'a-9'],
  ])('for new content is %s', (_what, saved, givenOut, unused) => {
    expect(unusedRevision(saved, givenOut)).toBe(unused)
  })

  it.each([
    ['a-1', 'a-2', true],
    ['a-9', 'a-10', true],
    ['a-2', 'a-2', false],
    ['a-3', 'a-2', false],
    ['b-1', 'a-2', false],
    ['with-dash-1', 'with-dash-2', true],
  ])('%s is older than %s: %s', (rev, than, older) => {
    expect(isOlderRevision(rev, than)).toBe(older)
  })

  it.each([
    ['a-7', 'a-9', 2],
    ['a-9', 'a-9', 0],
    ['2026-09-06-9', '2026-09-06-10', 1],
    ['a-7', 'b-9', undefined],
  ])('from %s to %s takes %s steps', (from, to, steps) => {
    expect(revisionSteps(from, to)).toBe(steps)
    if (steps !== undefined) expect(earlierRevision(to, steps)).toBe(from)
  })

  it('gets an epoch of its own while no poll confirms the board', () => {
    const unconfirmed = unconfirmedRevision('k3x9-7')
    expect(unconfirmed).toBe('k3x9~-7')
    expect(revisionSteps(unconfirmed, 'k3x9-8')).toBeUndefined()
    expect(isOlderRevision(unconfirmed, 'k3x9-8')).toBe(false)
  })
})
