import type { ReactNode } from 'react'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { LinkPage } from '../features/account/links/link-page'
import { OtherSport } from '../features/leaderboard/other-sport'
import { firstPaint } from '../platform/first-paint'
import { render, type Rendered } from '../ui/testing/render'
import { ConsolePage } from './console-page'

const drawn = vi.spyOn(firstPaint, 'drawn').mockImplementation(() => {})
afterAll(() => drawn.mockRestore())
let rendered: Rendered
afterEach(() => {
  rendered.close()
  drawn.mockClear()
})

function open(page: ReactNode) {
  const { hook } = memoryLocation({ path: '/here' })
  rendered = render(<Router hook={hook}>{page}</Router>)
}

it.each([
  ['the page behind a mailed link', <LinkPage key="link" title="Verify your email" busy="Verifying…" />],
  ['the page of a sport without scores', <OtherSport key="sport" sport="f1" page="board" />],
  ['the console', <ConsolePage key="console" />],
])('%s does not wait for scores that never come', (_name, page) => {
  open(page)
  expect(drawn).toHaveBeenCalledOnce()
})

it('an address that leads to a board waits for its scores', () => {
  open(<OtherSport sport="curling" page="board" />)
  expect(drawn).not.toHaveBeenCalled()
})
