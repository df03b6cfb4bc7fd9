import { beforeEach, describe, expect, it } from 'vitest'
import { createReachWatch } from '../../platform/reach'
import { createHandTime } from '../testing/hand-time'
import { joinTabs, type Tabs } from './tabs'

/** One tab, whose lock, channel and page are worked by hand. */
function openTab() {
  const time = createHandTime()
  const reach = createReachWatch(time.wall, () => true)
  const posted: string[] = []
  const events: string[] = []
  const page = {
    isVisible: true,
    hear: (_data: unknown) => {},
    freeze: () => {},
    win: () => {},
    lose: () => {},
  }
  const tabs: Tabs = joinTabs(
    {
      tab: 'me',
      timers: time.timers,
      wall: time.wall,
      reach,
      isVisible: () => page.isVisible,
      channel: {
        post: (message) => void posted.push((message as { kind: string }).kind),
        onMessage: (run) => void (page.hear = run),
        close() {},
      },
      locks: {
        hold(_name, _how, onHeld, onLost) {
          Object.assign(page, { win: onHeld, lose: onLost })
          return () => {}
        },
      },
      onFreeze(run) {
        page.freeze = run
        return () => void (page.freeze = () => {})
      },
      onResume: () => () => {},
    },
    {
      onLead: (slugs) => void events.push(`lead ${slugs.join()}`),
      onFollow: () => void events.push('follow'),
      onWanted: () => void events.push('wanted'),
    },
  )
  return {
    time,
    reach,
    tabs,
    page,
    posted,
    events,
    say: (kind: string, more: object = {}) => page.hear({ v: 2, kind, ...more }),
    forget() {
      posted.length = 0
      events.length = 0
    },
  }
}

let tab: ReturnType<typeof openTab>
beforeEach(() => void (tab = openTab()))

const other = (isSeen: boolean) => ({ tab: 'other', slugs: ['nba'], isSeen })

describe('a tab that shows nothing yet', () => {
  it('says nothing of what it shows, only that somebody wants to know', async () => {
    tab.tabs.want()
    await tab.time.pass(60_000)
    expect(tab.posted).toEqual(['wanted'])
  })
})

describe('a tab that shows no board', () => {
  beforeEach(() => tab.tabs.show([]))

  it('says so to the leader, who follows the heads of all leagues for it', () => {
    expect(tab.posted).toEqual(['showing'])
  })

  it('asks a leader that says nothing for two seconds, as a tab with a board does', async () => {
    tab.say('serving', { tab: 'me' })
    tab.forget()
    await tab.time.pass(2000)
    expect(tab.posted).toEqual(['showing'])
  })

  it('leads, without a league', () => {
    tab.page.win()
    expect(tab.events).toEqual(['lead '])
  })
})

describe('a tab that follows another', () => {
  beforeEach(() => {
    tab.tabs.show(['nfl'])
    tab.say('serving', { tab: 'me' })
    tab.forget()
  })

  it.each([
    ['what no version says', 'nonsense', {}],
    ['that somebody wants to know, which the leader hears too', 'wanted', {}],
    ['that the leader has heard a third tab', 'serving', { tab: 'other' }],
    ['what a third tab shows', 'showing', other(true)],
    ['that a third tab was closed', 'closed', { tab: 'other' }],
  ])('does nothing when it hears %s', (_what, kind, more) => {
    tab.say(kind, more)
    expect([tab.posted, tab.events]).toEqual([[], []])
  })

  it('does not say how the server answers, and is not told to follow when the browser freezes it', () => {
    tab.reach.failed()
    tab.page.freeze()
    expect([tab.posted, tab.events]).toEqual([[], []])
  })

  it('asks nobody for a sign of life while nobody looks at it', async () => {
    tab.page.isVisible = false
    tab.say('beat', { isLost: false })
    await tab.time.pass(15_000)
    expect(tab.posted).toEqual([])
  })
})

describe('a tab that leads', () => {
  beforeEach(() => {
    tab.tabs.show(['nfl'])
    tab.page.win()
    tab.forget()
  })

  it.each([
    ['a tab that takes its place is elected', 'elected', {}],
    ['another leader says that the server is lost', 'beat', { isLost: true }],
    ['another leader has heard it', 'serving', { tab: 'me' }],
  ])('goes on until its lock is taken when %s', async (_what, kind, more) => {
    tab.say(kind, more)
    await tab.time.pass(5000)
    expect([tab.posted, tab.events, tab.reach.state().kind]).toEqual([[], [], 'reached'])
  })

  it('need not tell others that somebody wants to know', () => {
    tab.tabs.want()
    expect([tab.posted, tab.events]).toEqual([[], ['lead nfl']])
  })

  it('says each second that it is there, as long as somebody looks at another tab', async () => {
    tab.say('showing', other(true))
    await tab.time.pass(2500)
    expect(tab.posted).toEqual(['serving', 'beat', 'beat', 'beat'])
    tab.forget()
    tab.say('showing', other(false))
    await tab.time.pass(2500)
    expect(tab.posted).toEqual(['serving'])
  })

  it('says so no more once another tab has taken its place', async () => {
    tab.say('showing', other(true))
    tab.page.lose()
    tab.forget()
    await tab.time.pass(2500)
    expect(tab.posted).not.toContain('beat')
  })

  it('stops working as soon as the browser freezes it', () => {
    tab.page.freeze()
    expect(tab.events).toEqual(['follow'])
  })

  it('says goodbye and nothing else any more when it is closed', async () => {
    tab.say('showing', other(true))
    tab.forget()
    tab.tabs.leave()
    tab.reach.failed()
    tab.page.freeze()
    await tab.time.pass(60_000)
    expect([tab.posted, tab.events]).toEqual([['closed'], []])
  })
})
