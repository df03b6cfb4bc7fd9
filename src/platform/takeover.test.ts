import { describe, expect, it } from 'vitest'
import { createTakeover } from './takeover'

function openPage(isControlled: boolean) {
  const page = { reloads: 0, told: 0 }
  const reload = () => void (page.reloads += 1)
  const onOutdated = () => void (page.told += 1)
  return { page, takeover: createTakeover({ isControlled, reload, onOutdated }) }
}

describe('a worker that takes over', () => {
  it('changes nothing for a page when it is the first one', () => {
    const { page, takeover } = openPage(false)
    takeover.happened()
    expect(page).toEqual({ reloads: 0, told: 0 })
  })

  it('reloads a page that asked, once, even if another follows', () => {
    const { page, takeover } = openPage(true)
    takeover.ask()
    takeover.happened()
    takeover.happened()
    expect(page).toEqual({ reloads: 1, told: 0 })
  })

  it('reloads a page without a worker (a forced reload) that asked for the new version', () => {
    const { page, takeover } = openPage(false)
    takeover.ask()
    takeover.happened()
    expect(page.reloads).toBe(1)
  })

  it.each([
    ['controlled', true],
    ['open since its first visit', false],
  ])(
    'does not reload a page, %s, whose neighbour asked; it is told, and reloads when asked',
    (_what, isControlled) => {
      const { page, takeover } = openPage(isControlled)
      if (!isControlled) takeover.happened()
      takeover.happened()
      expect(page).toEqual({ reloads: 0, told: 1 })
      takeover.ask()
      takeover.ask()
      expect(page).toEqual({ reloads: 1, told: 1 })
    },
  )
})
