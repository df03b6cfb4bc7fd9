import type { Plugin } from 'vite'

const SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/**
 * Puts the styles of the first view into the page. As a file they are one more thing that every first paint waits for:
 * a way to the server on a first visit, and one to the device's caches on all later ones.
 */
export function inlineStyle(): Plugin {
  return {
    name: 'inline-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [link, file = ''] = SHEET.exec(html) ?? []
        const sheet = bundle[file]
        if (link === undefined || sheet?.type !== 'asset')
          throw new Error('The page names no style of the build.')
        delete bundle[file]
        return html.replace(link, () => `<style>${String(sheet.source)}</style>`)
      },
    },
  }
}
