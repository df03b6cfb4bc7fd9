import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenUndisturbed } from './undisturbed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

it('a page that nobody is busy with is reloaded at once', () => {
  document.body.innerHTML =
    '<dialog></dialog><input value=""><input type="checkbox" value="on"><input type="search" value="buf">'
  const reload = vi.fn()
  whenUndisturbed(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['a dialog is open', '<dialog open></dialog>'],
  ['something is typed', '<form><input value="ada@exam"></form>'],
])('a page where %s is reloaded when that is over, once', (_what, html) => {
  document.body.innerHTML = html
  const reload = vi.fn()
  whenUndisturbed(reload)
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
  document.body.replaceChildren()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledOnce()
})
