import { afterEach, expect, it, vi } from 'vitest'
import { serverReach } from '../../platform/reach'
import { createStore, Provider } from '../../state/store'
import { iconPath } from '../../ui/testing/icon-path'
import { find, render, type Rendered } from '../../ui/testing/render'
import { GameAge } from './game-age'

let rendered: Rendered
afterEach(() => {
  rendered.close()
  vi.restoreAllMocks()
  serverReach.answered()
})

function show(trouble: string | undefined) {
  rendered = render(
    <Provider store={createStore()}>
      <GameAge checkedAt="2026-09-13T21:00:00.000Z" trouble={trouble} isOver={false} />
    </Provider>,
  )
  return rendered.page
}
const said = () => find(rendered.page, '[data-trouble] [role=status]').textContent
const sign = () => find(rendered.page, 'path').getAttribute('d')

it('figures that age because the device has no connection say so, whatever else failed', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serverReach.failed()
  for (const trouble of [undefined, 'HTTP error! status: 502']) {
    show(trouble)
    expect(said()).toBe('Offline')
    rendered.close()
  }
})

it('figures that were not refreshed have another sign than those of a device without a connection', () => {
  show('HTTP error! status: 502')
  expect([said(), sign()]).toEqual(['Not refreshed (HTTP error! status: 502)', iconPath('clock')])
  rendered.close()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  serverReach.failed()
  show(undefined)
  expect([said(), sign()]).toEqual(['Offline', iconPath('offline')])
})
