import { expect, it, vi } from 'vitest'

it('nobody looks at a page that was just opened, until something on it is scrolled or pressed', async () => {
  vi.resetModules()
  const { isLookedAt, watchAttention } = await import('./attention')
  watchAttention()
  expect(isLookedAt()).toBe(false)
  const list = document.body.appendChild(document.createElement('div'))
  // A list that scrolls tells nobody around it.
  list.dispatchEvent(new Event('scroll', { bubbles: false }))
  expect(isLookedAt()).toBe(true)
  list.remove()
})
