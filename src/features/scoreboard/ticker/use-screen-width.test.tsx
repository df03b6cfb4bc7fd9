import { expect, it, vi } from 'vitest'
import { render } from '../../../ui/testing/render'
import { useScreenWidth } from './use-screen-width'

function Width() {
  return useScreenWidth()
}

it('a card that has gone no longer hears of turns of the screen, also on a screen that runs for weeks', () => {
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  const ofResize = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'resize').map(([, listener]) => listener)
  render(<Width />).close()
  expect(ofResize(added)).toHaveLength(1)
  expect(ofResize(removed)).toEqual(ofResize(added))
  vi.restoreAllMocks()
})
