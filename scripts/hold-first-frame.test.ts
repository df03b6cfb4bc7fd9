import { expect, it } from 'vitest'
import { withHeldFrame } from './hold-first-frame'

it('every script of the built page holds the first frame back, and no inline one is touched', () => {
  const inline = '<script>begin()</script>'
  const built = `${inline}<script type="module" crossorigin src="/a.js"></script><script type="module" src="/b.js"></script>`
  expect(withHeldFrame(built)).toBe(
    `${inline}<script type="module" blocking="render" crossorigin src="/a.js"></script>` +
      '<script type="module" blocking="render" src="/b.js"></script>',
  )
})

it('a page without such a script does not pass for one', () => {
  expect(() => withHeldFrame('<script>begin()</script>')).toThrow('no script')
})
