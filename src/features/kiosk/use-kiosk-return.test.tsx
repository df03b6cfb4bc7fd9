import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KIOSK_RETURN_MS } from '../../domain/time/intervals'
import { render, type Rendered } from '../../ui/testing/render'
import { useKioskReturn } from './use-kiosk-return'

let rendered: Rendered
let returns: string[]

function Kiosk({ isStopped, name = 'first' }: { readonly isStopped: boolean; readonly name?: string }) {
  useKioskReturn(isStopped, () => returns.push(name))
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  returns = []
})
afterEach(() => {
  rendered.close()
  vi.useRealTimers()
})

it('a kiosk that was stopped goes on a minute after the last touch', () => {
  rendered = render(<Kiosk isStopped />)
  vi.advanceTimersByTime(KIOSK_RETURN_MS - 1)
  dispatchEvent(new Event('pointerdown'))
  vi.advanceTimersByTime(KIOSK_RETURN_MS - 1)
  expect(returns).toEqual([])
  vi.advanceTimersByTime(1)
  expect(returns).toEqual(['first'])
})

it('being drawn again does not delay the return, which calls the newest handler', () => {
  rendered = render(<Kiosk isStopped />)
  vi.advanceTimersByTime(KIOSK_RETURN_MS - 1)
  rendered.show(<Kiosk isStopped name="second" />)
  vi.advanceTimersByTime(1)
  expect(returns).toEqual(['second'])
})

it('a kiosk that is stopped later goes on a minute after that', () => {
  rendered = render(<Kiosk isStopped={false} />)
  vi.advanceTimersByTime(KIOSK_RETURN_MS)
  rendered.show(<Kiosk isStopped />)
  vi.advanceTimersByTime(KIOSK_RETURN_MS)
  expect(returns).toEqual(['first'])
})

it('a kiosk that runs is left alone', () => {
  rendered = render(<Kiosk isStopped={false} />)
  vi.advanceTimersByTime(2 * KIOSK_RETURN_MS)
  rendered.show(<Kiosk isStopped />)
  rendered.show(<Kiosk isStopped={false} />)
  vi.advanceTimersByTime(2 * KIOSK_RETURN_MS)
  expect(returns).toEqual([])
})
