import { build } from 'esbuild'
import type { Plugin } from 'vite'

const PLACE = '<!-- early -->'

/** Writes `src/start/early.ts` into the page, before its styles and scripts, which the browser would wait for. */
export function inlineEarly(): Plugin {
  return {
    name: 'inline-early',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const code = await earlyCode()
        if (!html.includes(PLACE)) throw new Error(`index.html has no place for the early script: ${PLACE}`)
        return html.replace(PLACE, () => `<script>${code}</script>`)
      },
    },
  }
}

async function earlyCode(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/start/early.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  })
  return outputFiles[0]!.text.trim()
}
