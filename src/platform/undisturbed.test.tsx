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
  ['the day that a page shows', '<input type="date" value="2026-09-13">'],
  ['a time that a list begins with', '<input type="datetime-local" value="2026-09-13T12:00">'],
  ['a slider', '<input type="range" value="7">'],
  ['a text that the next page shows again', '<input data-shows-again="timeout" value="timeout">'],
])('%s is not lost, so the page is reloaded at once', (_what, html) => {
  document.body.innerHTML = html
  const reload = vi.fn()
  whenUndisturbed(reload)
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['a dialog is open', '<dialog open></dialog>'],
  ['a link is shown that is shown only once', '<input readonly value="https://scores.example/x">'],
  ['another text is typed than is shown again', '<input data-shows-again="timeout" value="time">'],
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
