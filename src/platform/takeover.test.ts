import { describe, expect, it } from 'vitest'
import { createTakeover } from './takeover'

function openPage(isControlled: boolean) {
  const page = { reloads: 0 }
  return { page, takeover: createTakeover(isControlled, () => void (page.reloads += 1)) }
}

describe('a worker that takes over', () => {
  it('does not reload the page when it is the first one', () => {
    const { page, takeover } = openPage(false)
    takeover.happened()
    expect(page.reloads).toBe(0)
  })

  it('reloads a page that is open since its first visit when it is the second one', () => {
    const { page, takeover } = openPage(false)
    takeover.happened()
    takeover.happened()
    expect(page.reloads).toBe(1)
  })

  it('reloads the page once, even if another follows', () => {
    const { page, takeover } = openPage(true)
    takeover.happened()
    takeover.happened()
    expect(page.reloads).toBe(1)
  })

  it('reloads a page without a worker (a forced reload) that asked for the new version', () => {
    const { page, takeover } = openPage(false)
    takeover.ask()
    takeover.happened()
    expect(page.reloads).toBe(1)
  })
})
