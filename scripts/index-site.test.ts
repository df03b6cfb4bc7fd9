import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { inlineScripts } from './index-site'

it('hashes the inline scripts of a page, and only those', () => {
  const hash = (code: string) => `sha256-${createHash('sha256').update(code).digest('base64')}`
  const html = `<script type="module" src="/assets/a.js"></script>
    <script>first()</script><SCRIPT type="module">
    second()
    </SCRIPT>`
  expect(inlineScripts(html)).toEqual([hash('first()'), hash('\n    second()\n    ')])
  expect(inlineScripts('<p>none</p>')).toEqual([])
})
