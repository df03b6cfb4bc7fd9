import { beforeEach, describe, expect, it } from 'vitest'
import type { HistoryTrouble } from '../../domain/freshness/history-trouble'
import type { HistoryAnswer } from '../../backend/history-answer'
import { createHandTime, settle } from '../testing/hand-time'
import { startHistorySync } from './history-sync'

const NEWS: HistoryAnswer<string> = { kind: 'history', content: 'a line' }

describe('an open history of a line', () => {
  let time = createHandTime()
  let asked = 0
  let saved: string[] = []
  let troubles: (HistoryTrouble | undefined)[] = []
  let wake = () => {}
  let againMs: number | undefined
  let isVisible = true
  beforeEach(() => {
    isVisible = true
    time = createHandTime()
    asked = 0
    saved = []
    troubles = []
    againMs = undefined
  })

  async function open(...answers: readonly HistoryAnswer<string>[]) {
    const onWake = (run: () => void) => {
      wake = run
      return () => {}
    }
    const sync = startHistorySync(
      { timers: time.timers, random: () => 0, isVisible: () => isVisible, onWake },
      async () => answers[Math.min(asked++, answers.length - 1)]!,
      (content) => saved.push(content),
      (trouble) => troubles.push(trouble),
      () => againMs,
    )
    await settle()
    return sync
  }

  it('is asked for once, and again when a line moved; not because the page woke up', async () => {
    const sync = await open(NEWS)
    wake()
    await time.pass(3_600_000)
    expect([asked, saved, troubles]).toEqual([1, ['a line'], [undefined]])
    sync.refresh()
    await settle()
    expect(asked).toBe(2)
  })

  it('is asked for again as soon as its content says, and when the page wakes up before', async () => {
    againMs = 30_000
    await open(NEWS)
    await time.pass(29_999)
    expect(asked).toBe(1)
    await time.pass(1)
    expect(asked).toBe(2)
    wake()
    await settle()
    expect(asked).toBe(3)
  })

  it('that is opened in a hidden page is asked for when the page is seen', async () => {
    isVisible = false
    await open(NEWS)
    expect(asked).toBe(0)
    isVisible = true
    wake()
    expect(asked).toBe(1)
  })

  it('is asked for until it comes, and at once when the network is back', async () => {
    await open({ kind: 'failed', reason: 'network' }, { kind: 'failed', reason: 'network' }, NEWS)
    expect(troubles).toEqual(['network'])
    wake()
    await settle()
    expect([asked, troubles]).toEqual([2, ['network', 'network']])
    await time.pass(10_000)
    expect([asked, saved, troubles]).toEqual([3, ['a line'], ['network', 'network', undefined]])
  })

  it.each([
    [{ kind: 'none' }, 'none'],
    [{ kind: 'failed', reason: 'refused' }, 'refused'],
  ] as const)('is not asked for again after %j', async (answer, trouble) => {
    await open(answer)
    await time.pass(3_600_000)
    expect([asked, saved, troubles]).toEqual([1, [], [trouble]])
  })
})
