import type { Plugin, Rolldown } from 'vite'

/** The script of the first view, by its name in vite.config.ts. */
const FIRST = 'first'

/**
 * Puts the styles of the first view into the page. As a file, every first paint would wait for them as well: for a
 * request to the server on a first visit, and for the device's caches on all later ones.
 */
export function inlineStyle(): Plugin {
  let styles = ''
  return {
    name: 'inline-style',
    apply: 'build',
    generateBundle: {
      // Before Vite names the files of styles in the page, and in every part that is loaded later.
      order: 'pre',
      handler(_, bundle) {
        styles = takeStyles(bundle)
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('</head>', () => `<style>${styles}</style></head>`),
    },
  }
}

function takeStyles(bundle: Rolldown.OutputBundle): string {
  const first = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === FIRST)
  const files = first?.type === 'chunk' ? first.viteMetadata?.importedCss : undefined
  if (!files || files.size === 0) throw new Error('The first view has no styles.')
  const sheets = [...files].map((file) => {
    const sheet = bundle[file]
    delete bundle[file]
    return sheet?.type === 'asset' ? String(sheet.source) : ''
  })
  files.clear()
  return sheets.join('')
}
