import { expect, it, vi } from 'vitest'

it('nobody looks at a page that was just opened and not touched yet', async () => {
  vi.resetModules()
  const { isLookedAt, watchAttention } = await import('./attention')
  watchAttention()
  expect(isLookedAt()).toBe(false)
  dispatchEvent(new Event('keydown'))
  expect(isLookedAt()).toBe(true)
})
