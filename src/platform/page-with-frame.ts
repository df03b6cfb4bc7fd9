import type { LastFrame } from './last-frames'

const PLACE = '<div id="root"></div>'
const BUILD = /<meta name="build" content="(\w+)"/
const THEME = /data-theme="\w+"/
/** `src/start/early.ts` looks for this attribute, because it runs before the frame is there. */
const FRAMED = 'data-framed'
const SCRIPTS = /<script type="module" crossorigin src="([^"]+)"><\/script>/g

/** Whether it is the page of that build. */
export function isOfBuild(html: string, build: string): boolean {
  return BUILD.exec(html)?.[1] === build
}

/** Whether this frame, or page with a frame in it, shows the board of that league. */
export function showsLeague(html: string, slug: string): boolean {
  return html.includes(`data-board="${slug}"`)
}

/**
 * The built page with its last frame in it. `inert`, because nothing in the frame answers a tap yet; `hidden`, because
 * its styles and its age come with the script behind it. That script also starts the app: the app's scripts arrive
 * before the browser has painted, and would run before it paints.
 */
export function pageWithFrame(html: string, frame: LastFrame): string {
  return html
    .replace(THEME, () => `data-theme="${frame.theme}" ${FRAMED}`)
    .replaceAll(SCRIPTS, '<link rel="preload" as="script" crossorigin href="$1" data-later />')
    .replace(PLACE, () => `${PLACE}<div id="last-frame" inert hidden>${frame.html}</div>`)
}
