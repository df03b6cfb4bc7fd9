import { describe, expect, it } from 'vitest'
import { createTakeover } from './takeover'

function openPage(isControlled: boolean) {
  const page = { reloads: 0, told: 0 }
  const said: string[] = []
  let next: (() => void) | undefined
  const takeover = createTakeover({
    isControlled,
    timers: { after: (_ms, run) => ((next = run), () => {}) },
    begin: () => void said.push('begin'),
    makeWay: () => void said.push('make way'),
    reload: () => void (page.reloads += 1),
    onNewer: () => void (page.told += 1),
  })
  return { page, said, takeover, letASecondPass: () => next?.() }
}

const worker = {} as ServiceWorker

describe('a worker that waits', () => {
  it('is news when another one is in charge', () => {
    const { page, takeover } = openPage(true)
    takeover.noteWaiting({ active: worker, waiting: worker })
    expect(page.told).toBe(1)
  })

  it.each([
    ['has not begun yet on a slow device', { active: null, waiting: worker }],
    ['has begun meanwhile', { active: worker, waiting: null }],
  ])('is no news when it is the first of this page and %s', (_what, workers) => {
    const { page, takeover } = openPage(false)
    takeover.noteWaiting(workers)
    expect(page.told).toBe(0)
  })
})

describe('a new version that somebody asked for', () => {
  it('is told to begin, and the one in charge is left asleep if it sleeps', () => {
    const { said, takeover } = openPage(true)
    takeover.requestUpdate()
    expect(said).toEqual(['begin'])
  })

  it('is told again each second, and so is the one in charge to make way, until it has begun', () => {
    const { said, takeover, letASecondPass } = openPage(true)
    takeover.requestUpdate()
    letASecondPass()
    letASecondPass()
    expect(said).toEqual(['begin', 'make way', 'begin', 'make way', 'begin'])
    takeover.noteTakenOver()
    letASecondPass()
    expect(said).toHaveLength(5)
  })

  it('is told once when the button is pressed twice', () => {
    const { said, takeover } = openPage(true)
    takeover.requestUpdate()
    takeover.requestUpdate()
    expect(said).toEqual(['begin'])
  })
})

describe('a worker that takes over', () => {
  it('changes nothing for a page when it is the first one', () => {
    const { page, takeover } = openPage(false)
    takeover.noteTakenOver()
    expect(page).toEqual({ reloads: 0, told: 0 })
  })

  it('reloads a page that asked, once, even if another follows', () => {
    const { page, takeover } = openPage(true)
    takeover.requestUpdate()
    takeover.noteTakenOver()
    takeover.noteTakenOver()
    expect(page).toEqual({ reloads: 1, told: 0 })
  })

  it('reloads a page without a worker (a forced reload) that asked for the new version', () => {
    const { page, takeover } = openPage(false)
    takeover.requestUpdate()
    takeover.noteTakenOver()
    expect(page.reloads).toBe(1)
  })

  it.each([
    ['that a worker controls', true],
    ['that is open since its first visit', false],
  ])(
    'does not reload a page %s when only another page asked; it is told, and reloads when it asks',
    (_what, isControlled) => {
      const { page, takeover } = openPage(isControlled)
      if (!isControlled) takeover.noteTakenOver()
      takeover.noteTakenOver()
      expect(page).toEqual({ reloads: 0, told: 1 })
      takeover.requestUpdate()
      takeover.requestUpdate()
      expect(page).toEqual({ reloads: 1, told: 1 })
    },
  )

  it('when another page asked for it, reloads a page from a forced reload as soon as that one asks too', () => {
    const { page, takeover } = openPage(false)
    takeover.noteWaiting({ active: worker, waiting: worker })
    takeover.noteTakenOver()
    takeover.requestUpdate()
    expect(page.reloads).toBe(1)
  })
})
