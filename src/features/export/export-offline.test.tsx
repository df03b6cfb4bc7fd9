import { describe, expect, it } from 'vitest'
import { BOARD, exportForEach, exporting, notice, press, queued, show } from './testing/export-on-screen'

exportForEach()

describe('an export without a connection', () => {
  it('is made, and the outbox tells the server later', async () => {
    await show(BOARD, { kind: 'unreachable' })
    await press('JSON')
    expect(exporting.saved).toHaveLength(1)
    expect(await queued()).toEqual([{ user: 'ann', kind: 'usage', body: { feature: 'export_data' } }])
  })

  it('is made no more often than a day allows', async () => {
    await show(BOARD, { kind: 'unreachable' })
    for (let made = 0; made < 26; made++) await press('JSON')
    expect(exporting.saved).toHaveLength(25)
    expect(notice()).toContain('That is all for today.')
  })
})

describe('the files of a day without a connection', () => {
  const NOW = Date.parse('2026-09-06T20:16:00Z')
  const entry = { user: 'ann', kind: 'usage', body: { feature: 'export_data' }, at: NOW - 3_600_000 }

  /** Makes as many entries as a day allows; these changes make each entry differ from a counted one. */
  async function made(changes: object) {
    for (let number = 0; number < 25; number++)
      await exporting.storage.save('outbox', { ...entry, id: `entry-${number}`, ...changes } as never)
    await press('CSV')
    return exporting.saved.length
  }

  it('are counted by the entries in the outbox', async () => {
    await show(BOARD, { kind: 'unreachable' })
    expect(await made({})).toBe(0)
  })

  it.each([
    ['of another user', { user: 'bob' }],
    ['of yesterday', { at: NOW - 24 * 3_600_000 }],
    ['of another feature', { body: { feature: 'view_box_scores' } }],
    ['that count no use of a feature', { kind: 'preferences' }],
  ])('are counted without outbox entries %s', async (_which, changes) => {
    await show(BOARD, { kind: 'unreachable' })
    expect(await made(changes)).toBe(1)
  })
})
