import type { Plugin } from 'vite'

const SCRIPT = '<script type="module"'

/**
 * Lets the built page's scripts hold its first frame back: it would be an empty one, and the scores would wait for the
 * next. Vite writes these tags itself and takes no attribute over.
 */
export function holdFirstFrame(): Plugin {
  return {
    name: 'hold-first-frame',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: withHeldFrame },
  }
}

export function withHeldFrame(html: string): string {
  if (!html.includes(SCRIPT))
    throw new Error('The built page has no script that could hold its first frame back')
  return html.replaceAll(SCRIPT, `${SCRIPT} blocking="render"`)
}
