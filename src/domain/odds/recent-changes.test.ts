import { describe, expect, it } from 'vitest'
import { gameHistory, recentChanges } from './recent-changes'
import { sampleChange } from './testing/sample-odds'

const many = Array.from({ length: 25 }, (_, hour) =>
  sampleChange(`2026-09-06T${String(hour).padStart(2, '0')}:00:00Z`),
)

describe('000 section 7: recent odds changes', () => {
  it('are 20 by default, newest first', () => {
    const recent = recentChanges(many)
    expect(recent).toHaveLength(20)
    expect(recent[0]?.recorded_at).toBe('2026-09-06T24:00:00Z')
    expect(recentChanges(many, { limit: 3 })).toHaveLength(3)
  })

  it('leave initial rows out', () => {
    expect(recentChanges([sampleChange('1', { change_type: 'initial' }), sampleChange('0')])).toHaveLength(1)
  })

  it('can be those of one sport', () => {
    const rows = [sampleChange('1', { sport: 'NBA' }), sampleChange('2')]
    expect(recentChanges(rows, { sport: 'NFL Preseason' }).map(({ sport }) => sport)).toEqual(['NFL'])
  })

  it('of one game keep its initial row', () => {
    const rows = [
      sampleChange('1', { change_type: 'initial' }),
      sampleChange('2'),
      sampleChange('3', { game_id: '7' }),
    ]
    expect(gameHistory(rows, '100', 'NFL').map(({ recorded_at: at }) => at)).toEqual(['2', '1'])
  })
})
