const HOME = '/'
/** No backslash, no blank, no control character. */
const PLAIN_PATH = /^\/[!-[\]-~\u00a1-\uffff]*$/

/**
 * Where to go after signing in: a path of this origin, or home. Browsers read `//host`, `/\host` and the same with tabs
 * or line ends in between as other hosts, so a path that contains anything of that kind is ignored.
 */
export function redirectTarget(asked: string | null | undefined): string {
  if (!asked || !PLAIN_PATH.test(asked)) return HOME
  const path = pathOf(asked)
  return path.includes('//') || isCallback(path) ? HOME : asked
}

function pathOf(text: string): string {
  return text.split(/[?#]/)[0]!.toLowerCase()
}

/** Going back to the page that redirects would be an endless loop. */
function isCallback(path: string): boolean {
  return path === '/auth/callback' || path.startsWith('/auth/callback/')
}
