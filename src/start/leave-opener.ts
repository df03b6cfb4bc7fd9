/** The page of an address with a search always comes from the worker or the server, so no opener can reach it. */
const PARTED = '?parted'

/**
 * The site that opened this page could send it elsewhere later, to a sign-in page of its own for example. The server's
 * header prevents that. A page that comes from the device alone has no such header (`routed-pages.ts`), so it is opened
 * anew.
 */
export function leaveOpener(): void {
  const { pathname, search, hash } = location
  if (search === PARTED) history.replaceState(history.state, '', pathname + hash)
  else if (search === '' && opener !== null) location.replace(pathname + PARTED + hash)
}
