import { easternTimeToMs } from '../time/eastern'
import { afterScanFailure, afterStillLiveFailure, afterTodayFailure } from '../polling/after-failure'
import { afterReply, type DayReply } from '../polling/after-reply'
import { planPoll, type GameDayState, type PollPlan } from '../polling/game-day'
import { finalGame, liveGame, scheduledGame } from './sample-game'

export type Games = DayReply['games']

/** A poller like the server's, with a feed that answers day by day: it requests planned days until one is shown. */
export class Poller {
  state: GameDayState | undefined
  readonly asked: string[] = []
  private readonly feed: (day: string) => Games | 'failure'
  private readonly calendar: readonly string[] | undefined

  constructor(feed: Readonly<Record<string, Games | 'failure'>>, calendar?: readonly string[]) {
    this.feed = (day) => feed[day] ?? []
    this.calendar = calendar
  }

  /** Polls until a day is shown: `2026-07-14`, with a plus if it lies ahead. `asked` lists the days requested. */
  poll(nowMs: number): { shown: string; asked: readonly string[] } {
    const before = this.asked.length
    for (let requests = 0; requests < 50; requests++) {
      const show = this.request(nowMs)
      if (show) return { shown: `${show.day}${show.upcoming ? '+' : ''}`, asked: this.asked.slice(before) }
    }
    throw new Error(`Nothing to show after asking ${this.asked.join(', ')}`)
  }

  request(nowMs: number) {
    const plan = planPoll(this.state, nowMs)
    this.asked.push(plan.day)
    const games = this.feed(plan.day)
    if (games === 'failure') {
      this.remember(afterFailure(plan, nowMs))
      return undefined
    }
    const reply = { games, ...(this.calendar && { calendar: this.calendar }) }
    const { state, show } = afterReply(plan.state, plan.day, reply, nowMs, [])
    this.remember(state)
    return show
  }

  /** Takes the state through JSON, as the server does when it keeps it. */
  private remember(state: GameDayState): void {
    this.state = JSON.parse(JSON.stringify(state)) as GameDayState
  }
}

function afterFailure({ skippable, state, day }: PollPlan, nowMs: number): GameDayState {
  if (skippable === 'scan') return afterScanFailure(state, day)
  if (skippable === 'today') return afterTodayFailure(state, nowMs)
  return skippable === 'still-live' ? afterStillLiveFailure(state) : state
}

export const YESTERDAY = '2026-07-13'
export const TODAY = '2026-07-14'
export const at = (hour: number, minute = 0, day = TODAY) => easternTimeToMs(day, hour, minute)
export const starting = (hour: number, day = TODAY) => new Date(at(hour, 0, day)).toISOString()

export const finals: Games = [finalGame({ start: starting(19, YESTERDAY) })]
export const lateLive: Games = [liveGame({ id: '102', start: starting(22, YESTERDAY) }), ...finals]
/** The feed says `in` all night, and nothing has changed since nine in the evening. */
export const lateStuck: Games = [
  liveGame({ id: '102', start: starting(19, YESTERDAY), stuckSince: starting(21, YESTERDAY) }),
  ...finals,
]
export const evening: Games = [scheduledGame({ start: starting(19) })]
export const morning: Games = [scheduledGame({ start: starting(9) }), ...evening]
