import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Names the build in its page, so that a page can tell whether the server has another one. The name comes from the page
 * itself, in which every script and style has the hash of its content in its name.
 */
export function nameBuild(): Plugin {
  return {
    name: 'name-build',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<head>', () => `<head>${markOf(html)}`),
    },
  }
}

function markOf(html: string): string {
  return `<meta name="build" content="${createHash('sha256').update(html).digest('hex').slice(0, 8)}" />`
}

/** The name of the build in a built page. */
export function buildNamed(html: string): string | undefined {
  return /<meta name="build" content="(\w+)"/.exec(html)?.[1]
}
