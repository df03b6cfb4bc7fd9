import { beforeEach, describe, expect, it } from 'vitest'
import { log } from '../platform/log'
import { FAILED, keepAsking, type Asker, type Outcome, type Why } from './keep-asking'
import { createHandTime, settle, type HandTime } from './testing/hand-time'

const ANSWERED: Outcome = { kind: 'answered', againMs: 1000 }
const OUTDATED: Outcome = { kind: 'outdated' }

let time: HandTime
let asked: number
let taken: number
let answer: () => Promise<Outcome | undefined>
let onTaken: () => void
let refused: readonly Why[]
let wake: () => void
let isListening: boolean
let asker: Asker

beforeEach(() => {
  time = createHandTime()
  asked = taken = 0
  answer = async () => ANSWERED
  onTaken = () => {}
  refused = []
  asker = keepAsking<Outcome>({
    timers: time.timers,
    fetch() {
      asked += 1
      return answer()
    },
    take(outcome) {
      taken += 1
      onTaken()
      return outcome
    },
    retryMs: (failures) => (failures > 3 ? undefined : failures * 100),
    mayAsk: (why) => !refused.includes(why),
    onWake(run) {
      wake = run
      isListening = true
      return () => void (isListening = false)
    },
  })
})

/** Holds the answer back until it is called. */
function slowly(): () => Promise<void> {
  let arrive: (outcome: Outcome) => void = () => {}
  answer = () => new Promise((resolve) => (arrive = resolve))
  return async () => {
    arrive(ANSWERED)
    await settle()
  }
}

describe('asking again and again', () => {
  it('begins when somebody wants to know, and goes on when the answer is due', async () => {
    await time.pass(5000)
    expect(asked).toBe(0)
    asker.ask()
    await time.pass(999)
    expect(asked).toBe(1)
    await time.pass(2001)
    expect(asked).toBe(4)
  })

  it('ends with an answer that holds until somebody wants to know', async () => {
    answer = async () => ({ kind: 'answered', againMs: undefined })
    asker.ask()
    await time.pass(60_000)
    expect([asked, asker.isIdle()]).toEqual([1, true])
  })

  it('waits longer after each failure, and starts over after an answer', async () => {
    answer = async () => FAILED
    asker.ask()
    await time.pass(299)
    expect(asked).toBe(2)
    answer = async () => ANSWERED
    await time.pass(1)
    expect(asked).toBe(3)
    answer = async () => FAILED
    await time.pass(1000 + 100)
    expect(asked).toBe(5)
  })

  it('gives up when there is no next try, until somebody wants to know', async () => {
    answer = async () => FAILED
    asker.ask()
    await time.pass(60_000)
    expect([asked, asker.isIdle()]).toEqual([4, true])
    asker.ask()
    expect(asked).toBe(5)
  })

  it('asks at once when the answer is outdated, and later when the next one is too', async () => {
    answer = async () => OUTDATED
    asker.ask()
    await settle()
    expect(asked).toBe(2)
    await time.pass(199)
    expect(asked).toBe(2)
    await time.pass(1)
    expect(asked).toBe(3)
  })

  it('treats a thrown error as a failure, and writes it to the log', async () => {
    answer = () => Promise.reject(new Error('storage is gone'))
    asker.ask()
    await time.pass(100)
    expect([asked, taken]).toEqual([2, 0])
    const line = { level: 'error', category: 'sync', message: 'Error: storage is gone' }
    expect(log.entries().at(-1)).toMatchObject(line)
  })

  it('goes on in the same way when taking an answer throws', async () => {
    const { ask } = keepAsking<Outcome>({
      timers: time.timers,
      fetch: async () => {
        asked += 1
        return ANSWERED
      },
      take(outcome) {
        if (asked === 1) throw new Error('a row is missing')
        return outcome
      },
      retryMs: () => 100,
    })
    ask()
    await time.pass(100)
    expect(asked).toBe(2)
    expect(log.entries().at(-1)).toMatchObject({ level: 'error', message: 'Error: a row is missing' })
  })
})

describe('while an answer is on its way', () => {
  it('all who ask share one more request after it', async () => {
    const arrive = slowly()
    asker.ask()
    asker.ask()
    asker.ask()
    expect([asked, asker.isAsking()]).toEqual([1, true])
    await arrive()
    expect(asked).toBe(2)
    await arrive()
    expect(asked).toBe(2)
  })

  it('a press is not forgotten because the page wakes up after it', async () => {
    refused = ['time']
    const arrive = slowly()
    asker.ask()
    asker.ask()
    wake()
    await arrive()
    expect(asked).toBe(2)
  })

  it('another time for the next request changes nothing', async () => {
    const arrive = slowly()
    asker.ask()
    asker.askAfter(1)
    await time.pass(100)
    expect(asked).toBe(1)
    await arrive()
    await time.pass(1000)
    expect(asked).toBe(2)
  })
})

describe('what is known from elsewhere', () => {
  it('puts the next request off', async () => {
    asker.ask()
    await time.pass(900)
    asker.askAfter(1000)
    await time.pass(999)
    expect(asked).toBe(1)
    await time.pass(1)
    expect(asked).toBe(2)
  })
})

describe('when it may not ask', () => {
  it('does nothing at its time, and asks when the page wakes up', async () => {
    asker.ask()
    refused = ['time']
    await time.pass(60_000)
    expect([asked, asker.isIdle()]).toEqual([1, true])
    wake()
    expect(asked).toBe(1)
    refused = []
    wake()
    expect(asked).toBe(2)
  })

  it('by itself, it still asks for somebody who wants to know', () => {
    refused = ['time']
    asker.ask()
    expect(asked).toBe(1)
    asker.stop()
  })
})

describe('after stop', () => {
  it('nothing is asked, not even when the page wakes up', async () => {
    asker.ask()
    await settle()
    asker.stop()
    asker.ask()
    asker.askAfter(1)
    wake()
    await time.pass(60_000)
    expect([asked, asker.isStopped(), isListening]).toEqual([1, true, false])
  })

  it('nothing is asked, also when it was stopped because of what the answer says', async () => {
    onTaken = () => asker.stop()
    asker.ask()
    await time.pass(60_000)
    expect([asked, asker.isStopped()]).toEqual([1, true])
  })

  it('an answer that was on its way is not taken', async () => {
    const arrive = slowly()
    asker.ask()
    asker.stop()
    await arrive()
    expect(taken).toBe(0)
  })
})
