import { build } from 'esbuild'
import type { Plugin } from 'vite'

/** The inline scripts of the page, by the mark that holds their place in index.html. */
const SCRIPTS = {
  // Before the page's styles and scripts, because the browser would wait for those.
  '<!-- early -->': 'src/start/early.ts',
  // After the place of the scores that the page showed last.
  '<!-- last-frame -->': 'src/start/last-frame/show-last-frame.ts',
}

export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        let page = html
        for (const [place, entry] of Object.entries(SCRIPTS)) {
          if (!page.includes(place)) throw new Error(`index.html has no place for ${entry}: ${place}`)
          const code = await codeOf(entry)
          page = page.replace(place, () => `<script>${code}</script>`)
        }
        return page
      },
    },
  }
}

async function codeOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
  return outputFiles[0]!.text.trim()
}
