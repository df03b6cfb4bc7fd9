const HOME = '/'
/** No backslash, no blank, no control character. */
const PLAIN_PATH = /^\/[!-[\]-~\u00a1-\uffff]*$/

/**
 * Where to go after signing in: a path of this origin, or home. Browsers take `//host`, `/\host` and the same with
 * tabs or line ends between for other hosts, so anything of that kind is ignored, wherever in the path it stands.
 */
export function redirectTarget(asked: string | null | undefined): string {
  if (!asked || !PLAIN_PATH.test(asked)) return HOME
  const path = pathOf(asked)
  return path.includes('//') || isCallback(path) ? HOME : asked
}

function pathOf(text: string): string {
  return (text.split(/[?#]/)[0] ?? '').toLowerCase()
}

/** Going back to the page that redirects would go round in circles. */
function isCallback(path: string): boolean {
  return path === '/auth/callback' || path.startsWith('/auth/callback/')
}
